import { until } from "../page/demand.js";
import { cleanWorld, forget, ID, range } from "../page/fixtures.js";
import type { Scene as SceneDocument } from "../page/host.js";
import { demandNoHindrance } from "./hindrances.js";
import { readBefore, writeBefore } from "./mark.js";
import { say } from "./words.js";

/** Milliseconds until a scene is drawn; pictures may have to be loaded. */
const DRAWING = 60_000;
const PLAYER = 1;

const isGround = (scene: SceneDocument): boolean => scene.flags[ID]?.["ground"] === true;

/**
 * Notes how the world is, and lays out a scene of its own on which entries are played: 20 by 12 squares, with one wall.
 * @param player id of the player who takes part; without it the first player of the world is spoken of
 * @returns the id of the scene
 * @throws in words for whoever looks on, where nothing may be run here or something runs already
 */
export async function layGround(player?: string): Promise<string> {
  demandNoHindrance();
  if (range().marks) throw new Error(say("Needs.Free"));
  await clearGround();
  await writeBefore({
    scene: game.scenes.active?.id ?? null,
    time: game.time.worldTime,
    paused: game.paused,
    tracker: game.settings.get("core", "combatTrackerConfig"),
  });
  try {
    if (game.paused) game.togglePause(false, { broadcast: true });
    const scene = await makeScene();
    await scene.activate();
    await seeGround(scene.id);
    range().player = player ?? game.users.find(({ role }) => role === PLAYER)?.id ?? "";
    range().marks = true;
    return scene.id;
  } catch (error) {
    await clearGround();
    throw error;
  }
}

/** Waits until this client shows the scene. */
export async function seeGround(id: string): Promise<void> {
  const shown = (): boolean => canvas.ready && (canvas.scene as SceneDocument | null)?.id === id;
  await until(shown, "the scene of the check", DRAWING);
}

/** True where a run has left something: it broke off, or its page died. */
export const isLeft = (): boolean => Object.keys(readBefore()).length > 0 || [...game.scenes].some(isGround);

/** Removes what a run has made, and gives the world back as it was before. Done twice it does nothing more. */
export async function clearGround(): Promise<void> {
  forget();
  range().marks = false;
  await cleanWorld();
  const before = readBefore();
  const scene = game.scenes.get(before.scene ?? "");
  if (scene && game.scenes.active !== scene) {
    await scene.activate();
    await seeGround(scene.id);
  }
  const grounds = [...game.scenes].filter(isGround);
  // Where no scene was active before there is none to go back to, and one that is active might not let itself be deleted.
  for (const ground of grounds) if (game.scenes.active === ground) await ground.update({ active: false });
  if (grounds.length > 0) await Scene.deleteDocuments(grounds.map(({ id }) => id));
  if (before.time !== undefined && before.time !== game.time.worldTime)
    await game.time.advance(before.time - game.time.worldTime);
  if (before.paused !== undefined && before.paused !== game.paused)
    game.togglePause(before.paused, { broadcast: true });
  if (before.tracker !== undefined) await game.settings.set("core", "combatTrackerConfig", before.tracker);
  if (Object.keys(before).length > 0) await writeBefore({});
}

function makeScene(): Promise<SceneDocument> {
  const all = { move: 20, sight: 20, light: 20, sound: 20 };
  return Scene.create({
    ...{ name: say("Title"), navigation: true, padding: 0, width: 2000, height: 1200 },
    ...{ tokenVision: false, fog: { exploration: false }, backgroundColor: "#777777" },
    grid: { type: 1, size: 100, distance: 5, units: "ft" },
    // Between columns 9 and 10, from row 0 to row 3.
    walls: [{ c: [1000, 0, 1000, 400], ...all, dir: 0, door: 0, ds: 0 }],
    flags: { [ID]: { ground: true } },
  });
}
