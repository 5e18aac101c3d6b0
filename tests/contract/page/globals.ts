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
  const PIXI: {
    readonly VERSION: string;
    readonly Container: new () => Host.Container;
    readonly Rectangle: new (x: number, y: number, width: number, height: number) => object;
  };
  const Handlebars: { compile(template: string): (data: Host.Data, options?: Host.Data) => string };
  const Actor: Host.DocumentClass<Host.Actor>;
  const Item: Host.DocumentClass<Host.Document>;
  const Macro: Host.DocumentClass<Host.Macro>;
  const Scene: Host.DocumentClass<Host.Scene>;
  const Combat: Host.DocumentClass<Host.Combat>;
  const ChatMessage: Host.DocumentClass<Host.Message> & {
    getWhisperRecipients(name: string): Host.User[];
    getSpeaker(options: Host.Data): Host.Data;
  };
  const Roll: new (formula: string, data?: Host.Data) => Host.Roll;
  const fromUuid: (uuid: string) => Promise<Host.Document | null>;
  const fromUuidSync: (uuid: string) => Host.Document | null;
}
