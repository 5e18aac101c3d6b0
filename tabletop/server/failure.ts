import type { ErrorCode, WireError } from "../protocol.js";

/** A refusal that the client is told: thrown inside the server, answered as an acknowledgement at its edge. */
export class Failure extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
  ) {
    super(message);
    this.name = "Failure";
  }
}

/** Turns whatever was thrown into what crosses the wire. */
export function toWireError(thrown: unknown): WireError {
  if (thrown instanceof Failure) return { code: thrown.code, message: thrown.message };
  return { code: "failed", message: thrown instanceof Error ? thrown.message : String(thrown) };
}
