import { tellFault } from "../hooks/notices.js";
import { KEYS } from "../i18n/localize.js";
import { provideAsking, type Offer, type Question } from "../port/ask.js";
import { SYSTEM_ID } from "../system-id.js";
import { areAlike } from "./questions-alike.js";
import { QuestionSlip } from "./question-slip.js";

/** Open questions by creature, oldest first. */
const open = new Map<string, QuestionSlip>();

/** In `init`: this user's own acts ask here, and Enter and Escape answer wherever the focus is. */
export function askQuestions(): void {
  provideAsking(askHere);
  Hooks.on("canvasPan", placeAll);
  Hooks.on("canvasReady", placeAll);
  Hooks.on("battle-tempo.closed", (combatId) => {
    for (const slip of open.values()) if (slip.combatId === combatId) slip.leave();
  });
  registerKey("answerQuestion", "Enter", (slip) => {
    slip.choose();
  });
  registerKey("leaveQuestion", "Escape", (slip) => {
    slip.leave();
  });
}

async function askHere(question: Question): Promise<Offer | null> {
  const key = `${question.session.combat.id ?? ""}.${question.creature}`;
  open.get(key)?.leave();
  const slip = new QuestionSlip(question, () => {
    for (const other of [...open.values()]) if (areAlike(question, other.question)) other.choose();
  });
  open.set(key, slip);
  try {
    await slip.render({ force: true });
    countAlike();
    return await slip.answered;
  } catch (error) {
    tellFault("question", error);
    return null;
  } finally {
    if (open.get(key) === slip) open.delete(key);
    countAlike();
  }
}

/** Each slip says how many others the same answer would settle. */
function countAlike(): void {
  const slips = [...open.values()];
  for (const slip of slips) slip.together(slips.filter(({ question }) => areAlike(slip.question, question)).length);
}

function placeAll(): void {
  for (const slip of open.values()) slip.place();
}

/** A key that means the newest question while there is one. */
function registerKey(action: string, key: string, answer: (slip: QuestionSlip) => void): void {
  game.keybindings.register(SYSTEM_ID, action, {
    name: `${KEYS}.Keys.${action}`,
    editable: [{ key }],
    precedence: CONST.KEYBINDING_PRECEDENCE.PRIORITY,
    onDown: () => {
      const newest = [...open.values()].at(-1);
      if (newest) answer(newest);
      return newest !== undefined;
    },
  });
}
