import { TokenBase } from "./token-base.js";

/** A token on a scene. The movement pipeline is added here. */
export class TokenDocument extends TokenBase {}
