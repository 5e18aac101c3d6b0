import type { JsonObject } from "../../kernel/json.js";
import type { AttackKind } from "../../model/profile.js";
import { isJsonObject } from "../../table/host.js";
import { WeaponData } from "./item-data.js";

/** What a weapon item says, whatever the game. Lengths in the game's unit. */
export interface WeaponFacts {
  readonly id: string;
  readonly name: string;
  readonly kind: AttackKind;
  readonly bonus: number | null;
  readonly damage: string;
  readonly reach: { readonly min: number | null; readonly max: number | null };
  readonly range: number | null;
  readonly game: JsonObject;
}

/** The weapons that an actor carries ready, in the order of its sheet. */
export function weaponsOf(actor: Actor.Implementation): WeaponFacts[] {
  return actor.items.contents
    .toSorted((a, b) => a.sort - b.sort)
    .flatMap((item) => {
      const data: unknown = item.system;
      return data instanceof WeaponData && data.equipped ? [toFacts(item.id ?? "", item.name, data)] : [];
    });
}

function toFacts(id: string, name: string, data: WeaponData): WeaponFacts {
  const { kind, bonus, damage, reach, range } = data;
  const game: unknown = data.game;
  return { id, name, kind, bonus, damage: damage.trim(), reach, range, game: isJsonObject(game) ? game : {} };
}
