import { io } from "socket.io-client";
import type { ModifyAck, ModifyRequest, Transport } from "../../documents/database/transport.js";
import type { RawSocket } from "../game-socket.js";
import type { WorldSource } from "../world-source.js";

/** Connects as a user; the session is the one of the handshake. */
export async function connect(userId: string): Promise<RawSocket> {
  const password = sessionStorage.getItem(`tabletop.password.${userId}`);
  const socket = io({ path: "/socket.io", auth: { userId, ...(password ? { password } : {}) } });
  await new Promise<void>((resolve, reject) => {
    socket.once("connect", () => resolve());
    socket.once("connect_error", (error: Error) => reject(error));
  });
  return socket;
}

/** Asks for the world. */
export function fetchWorld(socket: RawSocket): Promise<WorldSource> {
  return new Promise((resolve) => void socket.emit("world", resolve));
}

/** Carries changes of documents over the socket. */
export function makeTransport(socket: RawSocket): Transport {
  return {
    modify: (request: ModifyRequest) =>
      new Promise<ModifyAck>((resolve) => void socket.emit("modifyDocument", request, resolve)),
  };
}
