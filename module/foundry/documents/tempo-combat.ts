import { ledgerOf } from "../combat/ledger-of.js";
import { compareInLedger } from "../combat/compare-turns.js";
import { playersOf } from "../combat/players.js";
import { shareOutRolls, type Unrolled } from "../combat/share-out-rolls.js";
import { rollSides, sidesToRoll } from "../combat/side-initiative.js";
import { shareInitiative, shareRolls } from "../combat/share-initiative.js";
import { goToNextRound, goToNextTurn, goToPreviousRound, goToPreviousTurn } from "../combat/turn-commands.js";
import { emitTo } from "../commands/door.js";
import { KEYS, t } from "../i18n/localize.js";
import { followCombat, followCombatant } from "../hooks/watch-documents.js";
import { activeGame } from "../port/active-game.js";
import type { FightSession } from "../port/fight-session.js";
import { sessionOf } from "../port/session.js";
import { mayBegin } from "../prompts/ask-opening.js";
import { actsTogether } from "../settings/settings.js";

/** A combat whose turns are the ledger's: core's buttons send commands, core's fields show what came of them. */
export class TempoCombat<out SubType extends Combat.SubType = Combat.SubType> extends Combat<SubType> {
  override async nextTurn(): Promise<this> {
    return this.#withFight(goToNextTurn, () => super.nextTurn());
  }

  override async previousTurn(): Promise<this> {
    return this.#withFight(goToPreviousTurn, () => super.previousTurn());
  }

  override async nextRound(): Promise<this> {
    return this.#withFight(goToNextRound, () => super.nextRound());
  }

  override async previousRound(): Promise<this> {
    return this.#withFight(goToPreviousRound, () => super.previousRound());
  }

  /** Like creatures roll once, where the table plays them together. */
  override async rollInitiative(ids: string | string[], options?: Combat.InitiativeOptions): Promise<this> {
    if (activeGame()?.face.initiative.bySide) return this.#rollSides();
    const asked = [ids].flat();
    if (!actsTogether()) return super.rollInitiative(asked, options);
    const { rollers, sharers } = shareRolls(this.combatants.contents, asked);
    if (rollers.length > 0) await super.rollInitiative(rollers, options);
    await shareInitiative(this, sharers);
    return this;
  }

  /** A game master's roll for all leaves to players what is theirs, where the game says so (DND5-INIT-006). */
  override async rollAll(options?: Combat.InitiativeOptions): Promise<this> {
    if (!game.user.isGM || activeGame()?.face.initiative.playersRoll !== true) return super.rollAll(options);
    const { own, asked } = shareOutRolls(this.combatants.contents.flatMap(toUnrolled));
    for (const [user, combatants] of asked) emitTo([user], { type: "roll-asked", combat: this.id ?? "", combatants });
    return own.length > 0 ? this.rollInitiative([...own], options) : this;
  }

  /** What is missing is shown to the game master first. */
  override async startCombat(): Promise<this> {
    return (await mayBegin(this)) ? super.startCombat() : this;
  }

  /** The ledger may have put the turns in another order: they stand in it before anybody asks whose turn it is. */
  override prepareDerivedData(): void {
    super.prepareDerivedData();
    if (this.turns.length > 1) this.turns.sort(this._sortCombatants.bind(this));
  }

  /** Called without `this`: everything is asked of the combatants. */
  protected override _sortCombatants(a: Combatant.Implementation, b: Combatant.Implementation): number {
    const active = activeGame();
    if (!active) return super._sortCombatants(a, b);
    return compareInLedger(a, b, ledgerOf(a.parent).ledger.current, active.face);
  }

  protected override _onUpdate(...args: Parameters<Combat<SubType>["_onUpdate"]>): void {
    super._onUpdate(...args);
    const [changed, , userId] = args;
    followCombat(this, changed, userId);
  }

  protected override _onUpdateDescendantDocuments(...args: Combat.OnUpdateDescendantDocumentsArgs): void {
    super._onUpdateDescendantDocuments(...args);
    const [, , documents, changes, options, userId] = args;
    // Generation 13 keeps groups of combatants beside them.
    const collection: string = args[1];
    if (collection !== "combatants") return;
    for (const [i, combatant] of documents.entries()) followCombatant(combatant, changes[i] ?? {}, options, userId);
  }

  /** Core may call this before there is anything to compare with. */
  protected override async _manageTurnEvents(): Promise<void> {
    if (this.previous) await super._manageTurnEvents();
  }

  /** Where sides roll, they do so in each round of the fight, for all of theirs. */
  async #rollSides(): Promise<this> {
    const session = this.started && game.user.isGM ? sessionOf(this) : null;
    if (session && sidesToRoll(session).length > 0) await rollSides(session);
    else ui.notifications.info(t(`${KEYS}.RollInitiative.bySide`));
    return this;
  }

  async #withFight(go: (session: FightSession) => Promise<unknown>, otherwise: () => Promise<this>): Promise<this> {
    const session = this.started ? sessionOf(this) : null;
    if (!session || !(await hasBegun(session))) return otherwise();
    await go(session);
    return this;
  }
}

/** A combatant without initiative, with the player who rolls for it. */
function toUnrolled(combatant: Combatant.Implementation): Unrolled[] {
  const [user] = playersOf(combatant);
  if (combatant.initiative !== null || !combatant.id) return [];
  return [{ id: combatant.id, player: user?.isGM === false ? user.id : null }];
}

/** So long a fight that core has started may take to begin in the ledger, in milliseconds. */
const BEGIN_PATIENCE = 3000;

async function hasBegun(session: FightSession): Promise<boolean> {
  const end = Date.now() + BEGIN_PATIENCE;
  const { phases } = session.ruleset;
  const isOpen = (): boolean => (phases ? session.encounter.round > 0 : session.encounter.active !== null);
  const waits = (): boolean => !isOpen() && game.users.activeGM !== null;
  while (waits() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  return session.encounter.round > 0;
}
