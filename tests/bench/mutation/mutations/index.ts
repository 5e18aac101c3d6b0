import type { Mutation } from "../mutation.js";
import { COMBATS } from "./combat.js";
import { DATA } from "./data.js";
import { DOCUMENTS } from "./documents.js";
import { MOVEMENT } from "./movement.js";
import { SERVER } from "./server.js";

/** Every rule of the tabletop that is switched off in turn. */
export const MUTATIONS: readonly Mutation[] = [...SERVER, ...DATA, ...DOCUMENTS, ...COMBATS, ...MOVEMENT];
