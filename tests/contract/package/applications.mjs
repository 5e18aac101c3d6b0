const { HandlebarsApplicationMixin } = globalThis.foundry.applications.api;
const { ActorSheetV2 } = globalThis.foundry.applications.sheets;
const { CombatTracker } = globalThis.foundry.applications.sidebar.tabs;
const { TokenRuler } = globalThis.foundry.canvas.placeables.tokens;

/** A sheet in two parts, a tracker with a mark of its own in each row, and a ruler that notes what it is asked. */
export function makeApplications(names, range) {
  const { CONFIG, foundry, Actor } = globalThis;

  class RangeSheetBase extends HandlebarsApplicationMixin(ActorSheetV2) {
    static DEFAULT_OPTIONS = {
      classes: ["range-base"],
      position: { width: 321 },
      actions: { strike: RangeSheetBase.strike, shout: RangeSheetBase.strike },
    };
    static strike(event, target) {
      range.actions.push({ app: this.id, what: target.dataset.what, button: event.button });
    }
  }

  class RangeSheet extends RangeSheetBase {
    static DEFAULT_OPTIONS = { classes: ["range-sheet"], form: { submitOnChange: true } };
    static PARTS = {
      head: { template: names.head },
      body: { template: names.body },
    };
    draws = 0;
    async _preparePartContext(part, context, options) {
      const prepared = await super._preparePartContext(part, context, options);
      if (part === "head") this.draws += 1;
      return { ...prepared, draws: this.draws, name: this.document.name, hp: this.document.system.hp };
    }
  }

  class RangeTracker extends CombatTracker {
    async _prepareTurnContext(combat, combatant, index) {
      const row = await super._prepareTurnContext(combat, combatant, index);
      return { ...row, css: `${row.css ?? ""} range-row-${index}` };
    }
  }

  class RangeRuler extends TokenRuler {
    _getWaypointLabelContext(waypoint, state) {
      state.asked = (state.asked ?? 0) + 1;
      range.ruler = { stage: waypoint.stage, cost: waypoint.measurement?.cost, asked: state.asked };
      return super._getWaypointLabelContext(waypoint, state);
    }
    _getSegmentStyle(waypoint) {
      range.segments = (range.segments ?? 0) + 1;
      return super._getSegmentStyle(waypoint);
    }
  }

  CONFIG.ui.combat = RangeTracker;
  CONFIG.Token.rulerClass = RangeRuler;
  const { DocumentSheetConfig } = foundry.applications.apps;
  DocumentSheetConfig.registerSheet(Actor, names.id, RangeSheet, {
    types: [names.creature],
    makeDefault: true,
    label: "Range",
  });
}
