import type { Data } from "../../common/utils/types.js";
import { Hooks } from "../../globals/hooks.js";
import type { Game } from "../game.js";
import type { RawSocket } from "../game-socket.js";

type Listener = (...args: never[]) => void;

/** Listens to what the server tells every client. */
export function listenToServer(game: Game, socket: RawSocket): void {
  const on = (event: string, listener: Listener): void => void socket.on(event, listener);
  on("userConnected", (event: { userId: string; connected: boolean }) => onUserConnected(game, event));
  on("pause", ({ paused, userId }: { paused: boolean; userId: string }) => void game.togglePause(paused, { userId }));
  on("activity", (activity: Data, userId: string) => onActivity(game, activity, userId));
  on("reload", () => window.location.reload());
}

function onUserConnected(game: Game, { userId, connected }: { userId: string; connected: boolean }): void {
  const active = new Set(game.data.activeUsers);
  if (connected) active.add(userId);
  else active.delete(userId);
  game.data.activeUsers = [...active];
  const user = game.users.get(userId);
  if (!user || user.active === connected) return;
  user.active = connected;
  if (!connected) user.viewedScene = null;
  Hooks.callAll("userConnected", user, connected);
}

function onActivity(game: Game, activity: Data, userId: string): void {
  const user = game.users.get(userId);
  if (!user) return;
  user.lastActivityTime = Date.now();
  if ("sceneId" in activity) user.viewedScene = activity["sceneId"] as string | null;
  Hooks.callAll("tabletopActivity", user, activity);
}
