import type * as Host from "./host.js";

/** Globals of the page in which entries run; the test process itself has none of them. */
declare global {
  const game: Host.Game;
  const canvas: Host.Canvas;
  const ui: Host.UserInterface;
  const Hooks: Host.HookRegistry;
  const CONFIG: Host.Configuration;
  const CONST: Host.Constants;
  const foundry: Host.Foundry;
  const PIXI: { readonly Container: new () => Host.Container };
  const Actor: Host.DocumentClass<Host.Actor>;
  const Item: Host.DocumentClass<Host.Document>;
  const Combat: Host.DocumentClass<Host.Combat>;
  const ChatMessage: Host.DocumentClass<Host.Message> & { getWhisperRecipients(name: string): Host.User[] };
  const Roll: new (formula: string) => Host.Roll;
  const fromUuid: (uuid: string) => Promise<Host.Document | null>;
  const fromUuidSync: (uuid: string) => Host.Document | null;
}
