import type { DocumentSource } from "../../protocol.js";
import type { Store } from "../store/store.js";
import type { Stamp } from "./stamp.js";

/** One request on its way through the server: whose it is, and with which stamp. */
export interface Operation {
  store: Store;
  user: DocumentSource;
  stamp: Stamp;
}
