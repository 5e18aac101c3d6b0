import { judgeEntrance } from "../movement/judge-entrance.js";
import type { Movement } from "../movement/read-movement.js";

/** A token whose every movement is judged before it comes about, on its mover's client. */
export class TempoTokenDocument extends TokenDocument {
  protected override async _preUpdateMovement(
    movement: TokenDocument.PreMovementOptions,
    operation: TokenDocument.Database.UpdateOperation,
  ): Promise<boolean | void> {
    if ((await super._preUpdateMovement(movement, operation)) === false) return false;
    const token = this as TokenDocument.Implementation;
    return (await judgeEntrance(token, movement as unknown as Movement, operation)) ? undefined : false;
  }
}
