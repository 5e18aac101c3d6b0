import { undoHere } from "../movement/undo-key.js";

const Base = foundry.canvas.layers.TokenLayer;

/** The layer of tokens, whose undo is the ledger's where the ledger is concerned. */
export class TempoTokenLayer extends Base {
  override async undoHistory(): Promise<TokenDocument.Implementation[]> {
    return undoHere() ? [] : super.undoHistory();
  }
}
