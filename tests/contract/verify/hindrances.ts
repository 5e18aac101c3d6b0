import { isMarked } from "./mark.js";
import { say } from "./words.js";

const PLAYER = 1;

/** Why the check can't be run on this client, each reason in one sentence; nothing where it can. */
export function listHindrances(): string[] {
  const players = game.users.filter(({ role }) => role === PLAYER);
  const reasons: [boolean, string][] = [
    [!game.user.isGM, say("Needs.GameMaster")],
    [!isMarked(), say("Unmarked", { title: game.world.title })],
    [game.users.filter(({ isGM, active }) => isGM && active).length > 1, say("Needs.ActiveOne")],
    [!canvas.ready && game.settings.get("core", "noCanvas") === true, say("Needs.Canvas")],
    [players.length < 2, say("Needs.Players")],
    [players.length >= 2 && players.every(({ active }) => active), say("Needs.Absent")],
  ];
  return reasons.flatMap(([hinders, reason]) => (hinders ? [reason] : []));
}

/** @throws with all reasons, in words for whoever looks on, where the check can't be run here */
export function demandNoHindrance(): void {
  const reasons = listHindrances();
  if (reasons.length > 0) throw new Error(reasons.join(" "));
}
