import { nth } from "./fight.js";

/** What of a kind stands on this screen. */
export const shown = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

const press = (buttons: readonly HTMLButtonElement[], salt: number): number => {
  const button = nth(
    buttons.filter(({ disabled }) => !disabled),
    salt,
  );
  button?.click();
  return button ? 1 : 0;
};

/** Presses something in each question, dialog and prompt; `runOut`: prompts are left alone. */
export const settle = (salt: number, runOut: boolean): number => {
  let pressed = 0;
  for (const slip of shown(".tempo-question"))
    pressed += press([...slip.querySelectorAll<HTMLButtonElement>("button[data-action]")], salt);
  for (const dialog of shown("dialog")) {
    // Whether the fight is over is not the question here: it goes on.
    const buttons = [...dialog.querySelectorAll<HTMLButtonElement>("button[data-action]")];
    const kept = buttons.filter(({ dataset }) => dataset["action"] !== "end");
    const asked = kept.filter(({ dataset }) => dataset["action"] !== "close");
    pressed += press(asked.length > 0 ? asked : kept, salt);
  }
  if (!runOut)
    for (const row of shown(".tempo-reaction"))
      pressed += press([...row.querySelectorAll<HTMLButtonElement>("button[data-action]")], salt);
  return pressed;
};
