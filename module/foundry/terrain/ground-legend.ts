import { TERRAIN_KINDS } from "../../table/host.js";
import { formatNumber, KEYS, t } from "../i18n/localize.js";
import { lengthText } from "../i18n/measure.js";
import type { Game } from "../port/active-game.js";
import { explainKind } from "./terrain-context.js";
import { groundSwatch } from "./ground-swatch.js";
import type { SeenGround } from "./seen-ground.js";

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;
const LegendBase = HandlebarsApplicationMixin(ApplicationV2);
type RenderArgs = Parameters<InstanceType<typeof LegendBase>["_prepareContext"]>;

/** What the legend says of a sort of ground. */
export interface LegendRow {
  readonly kind: string;
  readonly name: string;
  /** Degree, depth and cost factor, where the ground has its own. */
  readonly details: string;
  readonly text: string;
}

/** A row for each sort of ground on the map, in the order of the kinds; in the words of the game that is played. */
export function legendRows(ground: readonly SeenGround[], game: Game | null): LegendRow[] {
  const order = (seen: SeenGround): number => TERRAIN_KINDS.indexOf(seen.listing.kind);
  return ground
    .toSorted((one, other) => order(one) - order(other))
    .map(({ listing }) => ({
      kind: listing.kind,
      name: t(`${KEYS}.Terrain.kind.${listing.kind}`),
      details: detailsOf(listing, game),
      text: explainKind(listing.kind, game?.ruleset.id ?? null),
    }));
}

function detailsOf({ kind, degree, depth, multiplier }: SeenGround["listing"], game: Game | null): string {
  const isKnown = degree !== undefined && game?.face.terrainDegrees?.[kind]?.includes(degree) === true;
  return [
    ...(isKnown ? [t(`${KEYS}.${game.ruleset.id}.Degree.${degree}`)] : []),
    ...(depth === undefined ? [] : [lengthText(depth, game?.ruleset.unit ?? "ft")]),
    ...(multiplier === undefined ? [] : [`×${formatNumber(multiplier)}`]),
  ].join(", ");
}

/** Beside the map: which mark means which ground. It holds no focus and covers nothing that its user can't free again. */
export class GroundLegend extends LegendBase {
  static override DEFAULT_OPTIONS = {
    id: "battle-tempo-ground-legend",
    tag: "section",
    classes: ["battle-tempo", "tempo-legend", "themed"],
    window: { frame: false, positioned: false },
    actions: { hide: GroundLegend.#onHide },
  };

  static override PARTS = { rows: { template: "systems/battle-tempo/templates/terrain/legend.hbs" } };

  #rows: readonly LegendRow[] | null = null;

  constructor(private readonly hide: () => void) {
    super();
  }

  /** Shows these rows, or nothing; drawn anew only where they have changed. */
  async show(rows: readonly LegendRow[] | null): Promise<void> {
    const changed = JSON.stringify(this.#rows) !== JSON.stringify(rows);
    this.#rows = rows;
    if (rows && (changed || !this.rendered)) await this.render({ force: true });
    if (this.#rows === null && this.rendered) await this.close({ animate: false });
  }

  protected override async _prepareContext(...[options]: RenderArgs) {
    return { ...(await super._prepareContext(options)), rows: this.#rows ?? [] };
  }

  protected override async _onRender(...args: Parameters<InstanceType<typeof LegendBase>["_onRender"]>): Promise<void> {
    await super._onRender(...args);
    this.element.setAttribute("role", "region");
    this.element.setAttribute("aria-label", t(`${KEYS}.Terrain.legend`));
    fillSwatches(this.element);
  }

  static #onHide(this: GroundLegend): void {
    this.hide();
  }
}

/** Puts the map's marks into the places that a template keeps for them. */
export function fillSwatches(element: HTMLElement): void {
  for (const place of element.querySelectorAll<HTMLElement>("[data-ground]")) {
    const kind = TERRAIN_KINDS.find((each) => each === place.dataset.ground);
    if (kind) place.replaceChildren(groundSwatch(kind));
  }
}
