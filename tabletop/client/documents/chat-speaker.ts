import { getGame } from "../globals/env.js";
import type { Actor } from "./actor.js";
import type { SpeakerData } from "./chat-message.js";
import type { TokenDocument } from "./token.js";

/** Who may be named as the speaker. */
export interface SpeakerOptions {
  scene?: { id: string | null } | null | undefined;
  actor?: Actor | null | undefined;
  token?: TokenDocument | { document: TokenDocument } | null | undefined;
  alias?: string | undefined;
}

/** The speaker by what is given; else the controlled token, the user's character, or the user. */
export function getSpeaker({ scene, actor, token, alias }: SpeakerOptions): SpeakerData {
  const given = token && "document" in token ? token.document : token;
  if (given) return ofToken(given, alias);
  if (actor) return ofActor(actor, scene?.id ?? null, alias);
  const controlled = controlledToken();
  if (controlled && alias === undefined) return ofToken(controlled, alias);
  const user = getGame().user;
  if (user?.character && alias === undefined) return ofActor(user.character, scene?.id ?? null, alias);
  return { scene: scene?.id ?? null, actor: null, token: null, alias: alias ?? user?.name ?? "" };
}

function ofToken(token: TokenDocument, alias: string | undefined): SpeakerData {
  return {
    scene: token.parent?.id ?? null,
    actor: token.actor?.id ?? null,
    token: token.id,
    alias: alias ?? token.name,
  };
}

function ofActor(actor: Actor, sceneId: string | null, alias: string | undefined): SpeakerData {
  if (actor.token) return ofToken(actor.token, alias);
  const shown = getGame().scenes.viewed?.getTokensOfActor(actor.id as string)[0];
  return {
    scene: sceneId ?? shown?.parent?.id ?? null,
    actor: actor.id,
    token: shown?.id ?? null,
    alias: alias ?? actor.name,
  };
}

function controlledToken(): TokenDocument | undefined {
  const canvas = (
    globalThis as { canvas?: { ready?: boolean; tokens?: { controlled: { document: TokenDocument }[] } } }
  ).canvas;
  return canvas?.ready ? canvas.tokens?.controlled[0]?.document : undefined;
}
