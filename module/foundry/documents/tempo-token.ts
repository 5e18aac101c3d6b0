import { judgeEntrance } from "../movement/judge-entrance.js";
import { noteSent } from "../movement/let-through.js";
import type { Movement } from "../movement/read-movement.js";

/** A token whose every movement is judged before it comes about, on its mover's client. */
export class TempoTokenDocument extends TokenDocument {
  /** After the steps of all packages for each token: whoever is no longer here won't move. */
  protected static override async _preUpdateOperation(
    ...args: Parameters<typeof TokenDocument._preUpdateOperation>
  ): Promise<boolean | void> {
    const [documents, operation] = args;
    const allowed = await super._preUpdateOperation(...args);
    noteSent(allowed === false ? [] : documents.flatMap(({ id }) => id ?? []), operation);
    return allowed;
  }

  protected override async _preUpdateMovement(
    movement: TokenDocument.PreMovementOptions,
    operation: TokenDocument.Database.UpdateOperation,
  ): Promise<boolean | void> {
    if ((await super._preUpdateMovement(movement, operation)) === false) return false;
    const token = this as TokenDocument.Implementation;
    return (await judgeEntrance(token, movement as unknown as Movement, operation)) ? undefined : false;
  }
}
