import type { JsonObject } from "../../kernel/json.js";
import { t } from "../i18n/localize.js";
import { PROVOKED } from "../../table/host.js";
import { timeLeft } from "./time-left.js";
import { coursesOf, courseText } from "./courses.js";
import { miniMapOf } from "./mini-map-of.js";
import type { ReactionRow } from "./reaction-rows.js";
import {
  attacksOf,
  distancesOf,
  isChoice,
  isDefence,
  reactionDetails,
  reactionTitle,
  waysOf,
} from "./reaction-text.js";

/** What the template shows of a row. `answered`: the answer is on its way. */
export function rowContext(row: ReactionRow, now: number, answered: boolean): JsonObject {
  const { session, responder } = row;
  if (!row.mayAnswer) return { key: row.key, title: waitingText(row), mayAnswer: false };
  const attacks = attacksOf(row).map(({ id, name }) => ({ id, name: name ?? id }));
  const ways = waysOf(row);
  const left = timeLeft(row, now);
  const isHex = session.viewed.scene.board?.shape === "hex";
  return {
    key: row.key,
    mayAnswer: true,
    mayRest: row.window.kind === PROVOKED,
    neverAgain: mayForgo(row) ? t("BATTLETEMPO.Prompt.neverAgain", { who: session.nameOf(responder.creature) }) : "",
    answered,
    img: session.combatantOf(responder.creature)?.img ?? "",
    title: reactionTitle(row),
    map: mapContext(row),
    details: reactionDetails(row).map((detail) => ({ ...detail })),
    attacks: attacks.length > 1 && ways.length === 0 ? attacks : [],
    ways: ways.map(({ name }, i) => ({ name, index: i })),
    courses: coursesOf(row).map((course, i) => ({ name: courseText(course, isHex), index: i })),
    where: t(`BATTLETEMPO.Prompt.${isDefence(row) ? "whereBack" : "where"}`),
    distances: distancesOf(row).map((distance) => ({ ...distance })),
    accept: t(`BATTLETEMPO.Prompt.${isChoice(row) ? "move" : "strike"}`),
    decline: t(`BATTLETEMPO.Prompt.${isDefence(row) ? "undefended" : "skip"}`),
    waitingFor: row.mine ? "" : waitingText(row),
    seconds: left === null ? null : Math.ceil(left / 1000),
  };
}

/** What is settled for good is written on the actor, so by its owners alone. */
const mayForgo = ({ session, window, responder }: ReactionRow): boolean =>
  window.kind === PROVOKED && session.actorOf(responder.creature)?.isOwner === true;

function mapContext(row: ReactionRow): JsonObject | null {
  const map = miniMapOf(row);
  if (!map) return null;
  const { viewBox, way } = map;
  const bodies = map.bodies.map((body) => ({ ...body, isDiamond: body.kind === "striker" || body.kind === "friend" }));
  return { viewBox, way, bodies, cells: map.cells.map((cell) => ({ ...cell })) };
}

function waitingText({ session, responder }: ReactionRow): string {
  const [id] = session.playersOf(responder.creature);
  const user = id === undefined ? undefined : game.users.get(id);
  return t("BATTLETEMPO.Prompt.waitingFor", { name: user?.name ?? session.nameOf(responder.creature) });
}
