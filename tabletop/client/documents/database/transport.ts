import type { Data } from "../../common/utils/types.js";

/** A request to change documents, as the protocol has it. */
export interface ModifyRequest {
  action: "create" | "update" | "delete";
  documentName: string;
  parentUuid: string | null;
  data?: Data[];
  updates?: Data[];
  ids?: string[];
  options: Data;
}

/** An accepted change, acknowledged to its initiator and broadcast to the others. */
export interface AppliedOperation {
  action: "create" | "update" | "delete";
  documentName: string;
  parentUuid: string | null;
  result: Data[] | string[];
  options: Data;
  userId: string;
  seq: number;
}

/** The answer to a request. */
export type ModifyAck =
  { ok: true; result: Data[] | string[]; seq: number } | { ok: false; error: { code: string; message: string } };

/** Carries requests to the server. */
export interface Transport {
  modify(request: ModifyRequest): Promise<ModifyAck>;
}
