import type { JsonObject } from "../../kernel/json.js";
import type { Command } from "../../model/command.js";
import type { CreatureId } from "../../model/ids.js";
import { CHANCE_POLICIES, creatureId, windowId } from "../../table/host.js";
import { setPolicy } from "../combat/chance-policy.js";
import { likeness } from "../combat/like-creatures.js";
import { sendOrTell } from "../combat/send-or-tell.js";
import { t } from "../i18n/localize.js";
import type { FightSession } from "../port/fight-session.js";
import { throwHere } from "../prompts/throw-dice.js";
import { repairContext } from "./repair-context.js";

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;
const PanelBase = HandlebarsApplicationMixin(ApplicationV2);
type RenderArgs = Parameters<InstanceType<typeof PanelBase>["_prepareContext"]>;

/** A game master sets right what a creature has left of its turn, and ends what the fight waits for. All of it is undoable. */
class RepairPanel extends PanelBase {
  static override DEFAULT_OPTIONS = {
    classes: ["battle-tempo", "tempo-repair"],
    window: { icon: "fa-solid fa-wrench", resizable: true },
    position: { width: 420 },
    actions: {
      giveBack: RepairPanel.#onGiveBack,
      take: RepairPanel.#onTake,
      setWalked: RepairPanel.#onSetWalked,
      endWindow: RepairPanel.#onEndWindow,
      abandon: RepairPanel.#onAbandon,
      rollHere: RepairPanel.#onRollHere,
      noDice: RepairPanel.#onNoDice,
      undoLast: RepairPanel.#onUndoLast,
      undoAct: RepairPanel.#onUndoAct,
      undoTurn: RepairPanel.#onUndoTurn,
      policy: RepairPanel.#onPolicy,
    },
  };

  static override PARTS = { body: { template: "systems/battle-tempo/templates/tracker/repair.hbs" } };

  #shown = "";

  constructor(
    readonly session: FightSession,
    readonly creature: CreatureId,
  ) {
    super({ id: `battle-tempo-repair-${session.combat.id ?? ""}-${creature}` });
  }

  override get title(): string {
    return t("BATTLETEMPO.Tracker.repairOf", { name: this.session.nameOf(this.creature) });
  }

  /** Draws anew where something that it shows has changed. */
  async refresh(): Promise<void> {
    if (this.rendered && this.#shown !== JSON.stringify(this.#context())) await this.render();
  }

  #context(): JsonObject {
    return repairContext(this.session, this.creature);
  }

  protected override async _prepareContext(...[options]: RenderArgs) {
    const context = this.#context();
    this.#shown = JSON.stringify(context);
    return { ...(await super._prepareContext(options)), rootId: this.id, ...context };
  }

  protected override async _onRender(...args: Parameters<InstanceType<typeof PanelBase>["_onRender"]>): Promise<void> {
    await super._onRender(...args);
    for (const choice of this.element.querySelectorAll<HTMLSelectElement>("select[data-ruling]"))
      choice.addEventListener("change", () => void this.#rule(choice));
  }

  #send(command: Command): Promise<boolean> {
    return sendOrTell(this.session, command);
  }

  /** Uses of a slot become one more or one less; `given` reads how many are spent. */
  async #spend(target: HTMLElement, by: 1 | -1): Promise<void> {
    const slot = target.dataset.slot ?? "";
    const view = this.session.economyOf(this.creature)?.slots.find((each) => each.slot === slot);
    if (!view) return;
    const spent = Math.max(0, view.max - view.left + by);
    await this.#send({ type: "Repair", creature: this.creature, turn: { spent: { [slot]: spent } } });
  }

  static async #onGiveBack(this: RepairPanel, _event: Event, target: HTMLElement): Promise<void> {
    await this.#spend(target, -1);
  }

  static async #onTake(this: RepairPanel, _event: Event, target: HTMLElement): Promise<void> {
    await this.#spend(target, 1);
  }

  static async #onSetWalked(this: RepairPanel): Promise<void> {
    const value = this.element.querySelector<HTMLInputElement>("input[name=walked]")?.valueAsNumber ?? Number.NaN;
    if (!Number.isFinite(value) || value < 0) return;
    await this.#send({ type: "Repair", creature: this.creature, turn: { spent: { movement: value } } });
  }

  /** Empty takes a ruling back. */
  async #rule({ name, value }: HTMLSelectElement): Promise<void> {
    await this.#send({ type: "Repair", creature: this.creature, turn: { [name]: value === "" ? null : value } });
  }

  static async #onEndWindow(this: RepairPanel, _event: Event, target: HTMLElement): Promise<void> {
    await this.#send({ type: "ExpireWindow", window: windowId(target.dataset.window ?? "") });
  }

  static async #onAbandon(this: RepairPanel, _event: Event, target: HTMLElement): Promise<void> {
    await this.#send({ type: "AbandonAct", by: creatureId(target.dataset.act ?? "") });
  }

  static async #onRollHere(this: RepairPanel): Promise<void> {
    await throwHere(this.session);
  }

  static async #onNoDice(this: RepairPanel, _event: Event, target: HTMLElement): Promise<void> {
    await this.#send({ type: "GiveRolls", request: target.dataset.dice ?? "", faces: null });
  }

  static async #onUndoLast(this: RepairPanel): Promise<void> {
    await sendOrTell(this.session, { type: "Undo", creature: null });
  }

  static async #onUndoAct(this: RepairPanel): Promise<void> {
    await sendOrTell(this.session, { type: "Undo", creature: this.creature, reach: "act" });
  }

  static async #onUndoTurn(this: RepairPanel): Promise<void> {
    await sendOrTell(this.session, { type: "Undo", creature: null, reach: "turn" });
  }

  /** For this creature, or for all that are like it. */
  static async #onPolicy(this: RepairPanel, _event: Event, target: HTMLElement): Promise<void> {
    const policy = CHANCE_POLICIES.find((each) => each === target.dataset.policy) ?? null;
    const alike = this.element.querySelector<HTMLInputElement>("input[name=alike]")?.checked === true;
    const own = this.session.combatantOf(this.creature);
    const kind = likeness(own);
    const meant = alike
      ? this.session.combat.combatants.contents.filter((each) => kind !== null && likeness(each) === kind)
      : [own];
    const actors = new Set(meant.flatMap((combatant) => combatant?.actor ?? []));
    for (const actor of actors) await setPolicy(actor, policy);
    await this.refresh();
  }
}

let open: RepairPanel | null = null;

/** Opens the panel for a creature; another creature's closes. */
export function openRepair(session: FightSession, creature: CreatureId): void {
  if (open?.session !== session || open.creature !== creature) {
    if (open?.rendered) void open.close();
    open = new RepairPanel(session, creature);
  }
  void open.render({ force: true });
}

/** From `init`: the open panel follows the fight. */
export function watchRepair(): void {
  const refresh = (): void => void open?.refresh();
  Hooks.on("battle-tempo.changed", refresh);
  Hooks.on("updateActor", refresh);
  Hooks.on("battle-tempo.closed", (combat) => {
    if (open?.session.combat.id === combat) void open.close();
  });
}
