import { CONFIG } from "../globals/config.js";
import { Hooks } from "../globals/hooks.js";
import { CombatBase } from "./combat-base.js";

/** A combat whose turns and rounds go forward and back. */
export class CombatTurns extends CombatBase {
  async startCombat(): Promise<this> {
    this._playCombatSound("startEncounter");
    const updateData = { round: 1, turn: this.turns.length ? 0 : null };
    Hooks.callAll("combatStart", this, updateData);
    await this.update(updateData);
    return this;
  }

  async nextTurn(): Promise<this> {
    if (this.round === 0) return this.nextRound();
    const turn = this.#findTurn((this.turn ?? -1) + 1);
    if (turn === null) return this.nextRound();
    return this.#moveTo("combatTurn", { round: this.round, turn }, 1);
  }

  async previousTurn(): Promise<this> {
    if (this.round === 0) return this;
    if (this.turn === 0 || this.turns.length === 0) return this.previousRound();
    return this.#moveTo("combatTurn", { round: this.round, turn: (this.turn ?? this.turns.length) - 1 }, -1);
  }

  async nextRound(): Promise<this> {
    const turn = this.turn === null && this.started ? null : this.turns.length ? (this.#findTurn(0) ?? 0) : null;
    return this.#moveTo("combatRound", { round: this.round + 1, turn }, 1);
  }

  async previousRound(): Promise<this> {
    if (this.round === 0) return this;
    const last = this.round === 1 ? 0 : Math.max(this.turns.length - 1, 0);
    return this.#moveTo("combatRound", { round: this.round - 1, turn: this.turn === null ? null : last }, -1);
  }

  /** The first turn from `from` on that isn't skipped; null at the end of the round. */
  #findTurn(from: number): number | null {
    const skip = this.settings.skipDefeated;
    const index = this.turns.findIndex((combatant, position) => position >= from && !(skip && combatant.isDefeated));
    return index < 0 ? null : index;
  }

  async #moveTo(hook: string, updateData: { round: number; turn: number | null }, direction: 1 | -1): Promise<this> {
    const delta = this.getTimeDelta(this.round, this.turn, updateData.round, updateData.turn);
    const updateOptions = { direction, worldTime: { delta } };
    Hooks.callAll(hook, this, updateData, updateOptions);
    await this.update(updateData, updateOptions);
    return this;
  }

  /** Seconds of world time between two turns. */
  getTimeDelta(fromRound: number, fromTurn: number | null, toRound: number, toTurn: number | null): number {
    const { turnTime = 0, roundTime = 0 } = (CONFIG["time"] ?? {}) as { turnTime?: number; roundTime?: number };
    if (toRound !== fromRound) return (toRound - fromRound) * (roundTime || turnTime * this.turns.length);
    return ((toTurn ?? 0) - (fromTurn ?? 0)) * turnTime;
  }

  _playCombatSound(_announcement: string): void {}
}
