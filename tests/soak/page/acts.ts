import type { Errand } from "../hands.js";
import { creatures, mine, nth, page, session, whose, type Json } from "./fight.js";
import { send } from "./sending.js";

const MOST_TRIES = 40;
const VARIANTS = ["trip", "bull-rush", "grapple", "defensive", "dash", "disarm", "shove-prone", "ready"];

const straight = (from: readonly [number, number], [dx, dy]: readonly [number, number]): [number, number][] => {
  const way: [number, number][] = [[from[0], from[1]]];
  const steps = Math.max(Math.abs(dx), Math.abs(dy));
  for (let i = 1; i <= steps; i++)
    way.push([
      from[0] + Math.sign(dx) * Math.min(i, Math.abs(dx)),
      from[1] + Math.sign(dy) * Math.min(i, Math.abs(dy)),
    ]);
  return way;
};

/** An act of a creature by the number of its action, fitting or not. */
export const actOf = (errand: Errand, by: string, index: number): Json => {
  const { ruleset, scene, encounter } = session();
  const definition = nth(ruleset.actions, index);
  const { n, yes, away } = errand;
  const goes = definition?.targeting === "path";
  const from = encounter.creatures[by]?.position?.cell ?? [0, 0];
  const other = nth(
    creatures().filter((id) => id !== by),
    errand.other,
  );
  const weapon = nth(scene.profiles.get(by)?.attacks ?? [], n)?.id;
  const variant = n % 5 === 0 ? nth(VARIANTS, n) : undefined;
  return {
    by,
    action: definition?.id ?? "move",
    ...(goes ? { path: straight(from, away) } : { target: other, targets: [other] }),
    ...(weapon !== undefined && definition?.attack && { with: weapon }),
    ...(variant !== undefined && { variant }),
    ...(definition?.id === "ready" && {
      trigger: { on: yes ? "move" : "attack" },
      then: { by, action: "attack", target: other, with: weapon },
    }),
  };
};

/** The first act from a number on that the rules allow; the end of the turn where there is none. */
export const lawful = (errand: Errand): boolean => {
  const by = whose(errand);
  if (by === undefined) return false;
  const { ruleset } = session();
  let harmless: Json | null = null;
  for (let i = 0; i < Math.min(MOST_TRIES, ruleset.actions.length); i++) {
    const act = actOf(errand, by, errand.n + i);
    const { refusal, provocations } = session().forecast(act);
    if (refusal) continue;
    // Every other time rather something that somebody may answer.
    if (!errand.yes || provocations.length > 0) return send({ type: "TakeAction", act });
    harmless ??= act;
  }
  return send(harmless ? { type: "TakeAction", act: harmless } : { type: "EndTurn", creature: by });
};

/** Takes something back, as far as this user may. */
export const undo = ({ n, by }: Errand): boolean => {
  const creature = nth(creatures(), by) ?? null;
  if (n % 4 === 0) return send({ type: "Undo", creature: null, reach: "turn" });
  if (n % 4 === 1) return send({ type: "Undo", creature, reach: "act" });
  return send({
    type: "Undo",
    creature: n % 4 === 2 ? null : (nth(mine(), by) ?? null),
  });
};

/** Commands that no screen of ours sends. */
export const junk = ({ n, by, yes }: Errand): boolean => {
  const id = nth(creatures(), by) ?? "nobody";
  const windows = session().encounter.windows;
  const commands: Json[] = [
    {
      type: "GiveRolls",
      request: session().encounter.rolls?.id ?? "roll0",
      faces: yes ? null : [20, 20],
    },
    {
      type: "AnswerWindow",
      window: windows[0]?.id ?? "w0",
      by: id,
      answer: { accept: yes },
    },
    { type: "ExpireWindow", window: windows[0]?.id ?? "w0" },
    { type: "EndTurn", creature: id },
    { type: "TakeAction", act: { by: id, action: "nothing-of-the-kind" } },
    {
      type: "TakeAction",
      act: {
        by: id,
        action: "move",
        path: [
          [0, 0],
          [29, 19],
        ],
      },
      word: "overrule",
    },
    { type: "Observe", creature: id, vitals: { hp: 999 } },
    { type: "RewindTurn", to: "round" },
  ];
  const command = nth(commands, n);
  // A game master's word on foreign dice and facts would be lawful: that is no junk.
  if (!command || (page.game.user.isGM && ["GiveRolls", "Observe", "RewindTurn"].includes(String(command["type"]))))
    return false;
  if (n % 3 === 0)
    page.game.socket.emit("system.battle-tempo", {
      type: "command",
      combat: 7,
      envelope: command,
    });
  return send(command);
};
