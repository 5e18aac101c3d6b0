import type { Document, UserLike } from "../common/abstract/document.js";
import type { Operation } from "../common/abstract/database.js";
import type { Data } from "../common/utils/types.js";
import { debounce } from "../common/utils/timing.js";
import { getGame } from "../globals/env.js";
import { Hooks } from "../globals/hooks.js";
import type { CombatHistoryData } from "./combat-base.js";
import { CombatTurns } from "./combat-turns.js";
import type { Combatant } from "./combatant.js";
import { manageTurnEvents, type RoundEventContext, type TurnEventContext } from "./combat-events.js";
import { type InitiativeOptions, rollInitiative } from "./combat-initiative.js";

/** A combat: who is in it, what its turns set off on one game master, and its place among other combats. */
export class Combat extends CombatTurns {
  debounceSetup = debounce(() => this.setupTurns(), 50);

  // Managing

  async activate(options: Operation = {}): Promise<Document[]> {
    const rivals = getGame().combats.filter(
      (combat) => combat !== (this as unknown) && combat.active && combat.scene === this.scene,
    );
    const updates = [...rivals.map((combat) => ({ _id: combat.id, active: false })), { _id: this.id, active: true }];
    return (this.constructor as typeof Combat).updateDocuments(updates, options);
  }

  /** Asks, then deletes the combat. */
  async endCombat(): Promise<this> {
    const { DialogV2 } = (
      globalThis as unknown as {
        foundry: { applications: { api: { DialogV2: { confirm(config: object): Promise<unknown> } } } };
      }
    ).foundry.applications.api;
    const i18n = getGame().i18n;
    const confirmed = await DialogV2.confirm({
      window: { title: "COMBAT.EndTitle" },
      content: `<p>${i18n.localize("COMBAT.EndConfirmation")}</p>`,
      modal: true,
    });
    if (confirmed) await this.delete();
    return this;
  }

  async toggleSceneLink(): Promise<this> {
    const scene = this._source["scene"] === null ? (getGame().scenes.viewed?.id ?? null) : null;
    await this.update({ scene });
    return this;
  }

  async resetAll(): Promise<this | undefined> {
    const combatants = this.combatants.map((combatant) => ({ _id: combatant.id, initiative: null }));
    return this.update({ turn: this.started && this.turn !== null ? 0 : this.turn, combatants }, { diff: false });
  }

  async rollInitiative(ids: string | string[], options: InitiativeOptions = {}): Promise<this> {
    await rollInitiative(this, [ids].flat(), options);
    return this;
  }
  async rollAll(options: InitiativeOptions = {}): Promise<this> {
    return this.rollInitiative(
      this.#unrolled().map(({ id }) => id as string),
      options,
    );
  }
  async rollNPC(options: InitiativeOptions = {}): Promise<this> {
    return this.rollInitiative(
      this.#unrolled()
        .filter(({ isNPC }) => isNPC)
        .map(({ id }) => id as string),
      options,
    );
  }
  #unrolled(): Combatant[] {
    return this.combatants.filter((combatant) => combatant.isOwner && combatant.initiative === null);
  }
  async setInitiative(id: string, value: number): Promise<void> {
    await this.combatants.get(id, { strict: true })?.update({ initiative: value });
  }
  async clearMovementHistories(combatants: Iterable<Combatant> = this.combatants.values()): Promise<void> {
    for (const combatant of combatants) await combatant.clearMovementHistory();
  }
  updateCombatantActors(): void {
    for (const combatant of this.combatants.values()) combatant.actor?.render({ renderContext: "updateCombat" });
  }
  _refreshTokenHUD(_documents: Combatant[]): void {}
  _updateTurnMarkers(): void {
    Hooks.callAll("tabletopTurnMarkers", this);
  }

  // Events, on one designated game master

  async _onEnter(_combatant: Combatant): Promise<void> {}
  async _onExit(_combatant: Combatant): Promise<void> {}
  async _onEndTurn(_combatant: Combatant, _context: TurnEventContext): Promise<void> {}
  async _onEndRound(_context: RoundEventContext): Promise<void> {}
  async _onStartRound(_context: RoundEventContext): Promise<void> {}
  async _onStartTurn(_combatant: Combatant, _context: TurnEventContext): Promise<void> {}
  async _clearMovementHistoryOnStartTurn(combatant: Combatant, _context: TurnEventContext): Promise<void> {
    await combatant.clearMovementHistory();
  }
  async _clearMovementHistoryOnExit(combatant: Combatant): Promise<void> {
    await combatant.clearMovementHistory();
  }
  async _manageTurnEvents(): Promise<void> {
    await manageTurnEvents(this);
  }

  // Life cycle

  override _onUpdate(changed: Data, options: Data, userId: string): void {
    super._onUpdate(changed, options, userId);
    const prior = { ...this.current };
    if ("combatants" in changed) this.setupTurns();
    else this.current = this._getCurrentState();
    const moved = this.#recordState(prior);
    if (moved && options["turnEvents"] !== false) void this._manageTurnEvents();
    this.#advanceTime(options);
    if (changed["active"] === true && getGame().combats.combats.includes(this)) getGame().combats.viewed = this;
    this.updateCombatantActors();
    this._updateTurnMarkers();
  }

  override _onDelete(options: Data, userId: string): void {
    super._onDelete(options, userId);
    this._updateTurnMarkers();
    if (!getGame().user?.isActiveGM) return;
    void this.clearMovementHistories();
  }

  #recordState(prior: CombatHistoryData): boolean {
    const { round, turn, combatantId } = this.current;
    if (round === prior.round && turn === prior.turn && combatantId === prior.combatantId) return false;
    this.previous = prior;
    return true;
  }

  #advanceTime(options: Data): void {
    const delta = (options["worldTime"] as { delta?: number } | undefined)?.delta;
    if (delta && getGame().user?.isActiveGM) void getGame().time.advance(delta);
  }

  override _onCreateDescendantDocuments(
    parent: Document,
    collection: string,
    documents: Document[],
    data: object[],
    options: Operation,
    userId: string,
  ): void {
    super._onCreateDescendantDocuments(parent, collection, documents, data, options, userId);
    if (collection === "combatants")
      this.#onModifyCombatants(documents as unknown as Combatant[], options, (combatant) => this._onEnter(combatant));
  }
  override _onUpdateDescendantDocuments(
    parent: Document,
    collection: string,
    documents: Document[],
    changes: object[],
    options: Operation,
    userId: string,
  ): void {
    super._onUpdateDescendantDocuments(parent, collection, documents, changes, options, userId);
    if (collection === "combatants") this.#onModifyCombatants(documents as unknown as Combatant[], options);
  }
  override _onDeleteDescendantDocuments(
    parent: Document,
    collection: string,
    documents: Document[],
    ids: string[],
    options: Operation,
    userId: string,
  ): void {
    super._onDeleteDescendantDocuments(parent, collection, documents, ids, options, userId);
    if (collection !== "combatants") return;
    this.#onModifyCombatants(documents as unknown as Combatant[], options, async (combatant) => {
      await this._onExit(combatant);
      if (combatant.token) await this._clearMovementHistoryOnExit(combatant);
    });
  }

  /** Sorts again; the creature whose turn it was keeps it, unless turn events are switched off. */
  #onModifyCombatants(
    documents: Combatant[],
    options: Operation,
    event?: (combatant: Combatant) => Promise<void>,
  ): void {
    const prior = { ...this.current };
    this.setupTurns();
    const kept = options["combatTurn"];
    if (options["turnEvents"] !== false && typeof kept === "number" && this.turns.length) this.#keepTurn(kept);
    const moved = this.#recordState(prior);
    this._refreshTokenHUD(documents);
    void this.#runCombatantEvents(documents, event, moved && options["turnEvents"] !== false);
    this._updateTurnMarkers();
  }

  #keepTurn(turn: number): void {
    if (turn === this._source["turn"]) return;
    this.turn = Math.min(turn, this.turns.length - 1);
    this.current = this._getCurrentState();
    // Every client already has the right turn; one of them writes it down.
    if (getGame().user?.isActiveGM) void this.update({ turn: this.turn }, { turnEvents: false });
  }

  async #runCombatantEvents(
    documents: Combatant[],
    event: ((combatant: Combatant) => Promise<void>) | undefined,
    moved: boolean,
  ): Promise<void> {
    if (event && getGame().user?.isActiveGM) for (const combatant of documents) await event(combatant);
    if (moved) await this._manageTurnEvents();
  }

  static async _onDeleteTokens(tokens: Document[], _operation: Operation, _user: UserLike): Promise<void> {
    if (!getGame().user?.isActiveGM) return;
    const ids = new Set(tokens.map(({ id }) => id));
    for (const combat of getGame().combats.contents) {
      const gone = combat.combatants
        .filter((combatant) => ids.has(combatant.tokenId))
        .map((combatant) => combatant.id as string);
      if (gone.length) await combat.deleteEmbeddedDocuments("Combatant", gone);
    }
  }
}
