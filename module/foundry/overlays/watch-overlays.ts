import type { CreatureId } from "../../model/ids.js";
import { t } from "../i18n/localize.js";
import { coverName } from "../i18n/terms.js";
import { actOfWay } from "../movement/act-of-way.js";
import { tokenInHand } from "../planning/token-in-hand.js";
import type { FightSession, SessionSeat } from "../port/fight-session.js";
import { sessionOfToken, viewedSession } from "../port/session.js";
import { drawAim, drawLayers } from "./draw-layers.js";
import { aimAt, arcLayers, reachableLayers, reachLayers, threatLayers, type CellLayer, type Going } from "./layers.js";
import { redrawGroundSoon, watchGround } from "./ground-overlay.js";
import type { OverlayKind } from "./overlay-kinds.js";
import { isShown, registerOverlays } from "./overlay-settings.js";

let layer: PIXI.Container | null = null;
let hovered: TokenDocument.Implementation | null = null;
let asked = false;

/** In `init`: overlays are drawn anew when the fight, the board, or what is pointed at changes, never as the pointer moves. */
export function watchOverlays(): void {
  registerOverlays((kind) => {
    if (kind === "ground") redrawGroundSoon();
    else redrawSoon();
  });
  watchGround();
  Hooks.on("battle-tempo.changed", redrawSoon);
  Hooks.on("battle-tempo.closed", redrawSoon);
  Hooks.on("battle-tempo.armed", redrawSoon);
  Hooks.on("controlToken", redrawSoon);
  Hooks.on("targetToken", redrawSoon);
  Hooks.on("updateActor", redrawSoon);
  Hooks.on("updateToken", redrawSoon);
  Hooks.on("updateWall", redrawSoon);
  Hooks.on("updateScene", redrawSoon);
  Hooks.on("canvasReady", redrawSoon);
  Hooks.on("hoverToken", (token, over) => {
    hovered = over ? token.document : null;
    if (isShown("reach") || isShown("aim") || isShown("arcs")) redrawSoon();
  });
  Hooks.on("canvasTearDown", () => {
    erase();
    hovered = null;
  });
}

/** Several changes in one frame are drawn once. */
function redrawSoon(): void {
  if (asked) return;
  asked = true;
  requestAnimationFrame(() => {
    asked = false;
    redraw();
  });
}

function erase(): void {
  if (layer && !layer.destroyed) layer.destroy({ children: true });
  layer = null;
}

function redraw(): void {
  erase();
  const session = viewedSession();
  const scene = canvas.scene;
  if (!canvas.ready || !scene || !session || session.encounter.round === 0 || !isHere(session, scene)) return;
  const container = new PIXI.Container();
  container.eventMode = "none";
  const seat = seatIn(session, tokenInHand());
  for (const layers of shownLayers(session, seat)) drawLayers(addGraphic(container), scene, layers);
  const target = seatIn(session, hovered);
  const aim = isShown("aim") && seat && target ? aimAt(session, seat.creature, target.creature) : null;
  if (aim) drawAim(container, addGraphic(container), aim, { session, text: aimText(session, aim) });
  layer = container;
  canvas.interface?.addChild(container);
}

/** Areas of the overlays that are switched on, each to be drawn into a graphic of its own. */
function shownLayers(session: FightSession, seat: SessionSeat | null): CellLayer[][] {
  const pointedAt = seatIn(session, hovered);
  const areas: Partial<Record<OverlayKind, () => CellLayer[]>> = {
    reachable: () => (seat && mayPlay(seat) ? reachableLayers(seat, goingOf(seat)) : []),
    threatened: () => threatLayers(session, sideOf(session, seat)),
    arcs: () => {
      const of = pointedAt ?? seat;
      return of ? arcLayers(session, of.creature) : [];
    },
    reach: () => (pointedAt ? reachLayers(session, pointedAt.creature) : []),
  };
  return (["reachable", "threatened", "reach", "arcs"] as const).filter(isShown).map((kind) => areas[kind]?.() ?? []);
}

/** As the token would go if it were dragged now: by the tactic armed, else as core says that it moves. */
function goingOf(seat: SessionSeat): Going {
  const { session, creature } = seat;
  const token = session.tokenOf(creature);
  const cell = session.viewed.encounter.creatures[creature]?.position?.cell ?? ([0, 0] as const);
  const details = token?.movementAction ? [{}, { action: token.movementAction }] : [];
  const { action, options } = actOfWay(seat, token?.id ?? "", { cells: [cell], elevations: [0], details });
  return { action, mode: typeof options?.mode === "string" ? options.mode : null };
}

/** The side on which this user looks at the fight: that of the creature in hand, else that of their own creatures. */
function sideOf(session: FightSession, seat: SessionSeat | null): string {
  const { profiles } = session.viewed.scene;
  const own = seat
    ? profiles.get(seat.creature)
    : [...profiles.values()].find(({ id }) => !game.user.isGM && session.owns(id));
  return own?.side ?? "friendly";
}

function aimText(session: FightSession, aim: { partners: readonly CreatureId[]; cover: string | null }): string {
  const names = aim.partners.map((partner) => session.nameOf(partner)).join(", ");
  return [
    ...(names === "" ? [] : [t("BATTLETEMPO.Overlay.flanked", { names })]),
    ...(aim.cover === null ? [] : [coverName(session.ruleset.id, aim.cover)]),
  ].join("\n");
}

/** A token's place in this very fight, if this user may know of it. */
function seatIn(session: FightSession, token: TokenDocument.Implementation | null): SessionSeat | null {
  const seat = sessionOfToken(token);
  return seat?.session === session && session.perceives(seat.creature) ? seat : null;
}

const mayPlay = ({ session, creature }: SessionSeat): boolean => game.user.isGM || session.owns(creature);

const isHere = (session: FightSession, scene: Scene.Implementation): boolean =>
  session.combat.combatants.contents.some(({ sceneId }) => sceneId === scene.id);

const addGraphic = (container: PIXI.Container): PIXI.Graphics => container.addChild(new PIXI.Graphics());
