const { Combat, TokenDocument, ChatMessage } = globalThis.foundry.documents;

/** Document classes that note which of their hooks are called, and ask the entry where it has something to say. */
export function makeDocuments(range) {
  const note = (combat, name, combatant, context) =>
    range.turnEvents.push({
      combat: combat.id,
      name,
      combatant: combatant?.id ?? null,
      context: JSON.parse(JSON.stringify(context ?? null)),
      gm: globalThis.game.user.isActiveGM,
    });

  class RangeCombat extends Combat {
    async _onStartTurn(combatant, context) {
      await super._onStartTurn(combatant, context);
      note(this, "startTurn", combatant, context);
    }
    async _onEndTurn(combatant, context) {
      await super._onEndTurn(combatant, context);
      // Long enough that a host which doesn't await it would go on first.
      await new Promise((resolve) => setTimeout(resolve, 20));
      note(this, "endTurn", combatant, context);
    }
    async _onStartRound(context) {
      await super._onStartRound(context);
      note(this, "startRound", null, context);
    }
    async _onEndRound(context) {
      await super._onEndRound(context);
      note(this, "endRound", null, context);
    }
    async _onEnter(combatant) {
      await super._onEnter(combatant);
      note(this, "enter", combatant);
    }
    async _onExit(combatant) {
      await super._onExit(combatant);
      note(this, "exit", combatant);
    }
    _sortCombatants(a, b) {
      return range.sort ? range.sort(a, b) : super._sortCombatants(a, b);
    }
    _canChangeTurn(user) {
      return range.mayChange ? range.mayChange.turn : super._canChangeTurn(user);
    }
    _canChangeRound(user) {
      return range.mayChange ? range.mayChange.round : super._canChangeRound(user);
    }
  }

  class RangeToken extends TokenDocument {
    async _preUpdateMovement(movement, operation) {
      if ((await super._preUpdateMovement(movement, operation)) === false) return false;
      return range.judge ? range.judge(this, movement, operation) : undefined;
    }
    _onUpdateMovement(movement, operation, user) {
      super._onUpdateMovement(movement, operation, user);
      range.arrived?.(this, movement, operation, user);
    }
  }

  class RangeMessage extends ChatMessage {
    async renderHTML(options) {
      const html = await super.renderHTML(options);
      if (this.type === "card") html.dataset.readFor = globalThis.game.user.name;
      return html;
    }
  }

  return { RangeCombat, RangeToken, RangeMessage };
}
