import { CONFIG } from "../globals/config.js";
import {
  AlphaField,
  AngleField,
  ArrayField,
  BooleanField,
  ColorField,
  type DataSchema,
  DocumentFlagsField,
  FilePathField,
  NumberField,
  ObjectField,
  SchemaField,
  StringField,
} from "../common/data/fields/index.js";
import { TextureData } from "../common/data/shared-schemas.js";
import { peekGame } from "../globals/env.js";

const DISPLAY_MODES = [0, 10, 20, 30, 40, 50];

function barField(manifestKey: string): SchemaField {
  const initial = (): string | null => (peekGame()?.system?.[manifestKey] as string | undefined) || null;
  return new SchemaField({ attribute: new StringField({ required: true, nullable: true, blank: false, initial }) });
}

function sightField(): SchemaField {
  const tuning = (): NumberField => new NumberField({ required: true, nullable: false, initial: 0, min: -1, max: 1 });
  return new SchemaField({
    enabled: new BooleanField(),
    range: new NumberField({ required: true, nullable: true, min: 0, step: 0.01, initial: 0 }),
    angle: new AngleField({ initial: 360, normalize: false }),
    visionMode: new StringField({ required: true, blank: false, initial: "basic" }),
    color: new ColorField(),
    attenuation: new AlphaField({ initial: 0.1 }),
    brightness: tuning(),
    saturation: tuning(),
    contrast: tuning(),
  });
}

function ringField(): SchemaField {
  return new SchemaField({
    enabled: new BooleanField(),
    colors: new SchemaField({ ring: new ColorField(), background: new ColorField() }),
    effects: new NumberField({ required: true, nullable: false, initial: 1, min: 0, max: 0x7fffff, integer: true }),
    subject: new SchemaField({
      scale: new NumberField({ required: true, nullable: false, initial: 1, min: 0.5 }),
      texture: new FilePathField({ categories: ["IMAGE"] }),
    }),
  });
}

function turnMarkerField(): SchemaField {
  return new SchemaField({
    mode: new NumberField({ required: true, nullable: false, choices: [0, 1, 2], initial: 1 }),
    animation: new StringField({ required: true, blank: false, nullable: true, initial: null }),
    src: new FilePathField({ categories: ["IMAGE", "VIDEO"] }),
    disposition: new BooleanField(),
  });
}

/** Movement actions are configured; before there are any, every name will do. */
function movementActionField(): StringField {
  const actions = (): Record<string, unknown> | undefined =>
    (CONFIG["Token"] as { movement?: { actions?: Record<string, unknown> } } | undefined)?.movement?.actions;
  return new StringField({
    required: true,
    blank: false,
    nullable: true,
    initial: null,
    validate: (value: string) => !actions() || value in (actions() as object),
    validationError: "must be a movement action of CONFIG.Token.movement.actions",
  });
}

/** The fields that a token shares with the prototype of an actor. */
export function sharedTokenFields(): DataSchema {
  return {
    displayName: new NumberField({ required: true, initial: 0, choices: DISPLAY_MODES }),
    actorLink: new BooleanField(),
    appendNumber: new BooleanField(),
    prependAdjective: new BooleanField(),
    width: new NumberField({ required: true, nullable: false, positive: true, initial: 1, step: 0.5 }),
    height: new NumberField({ required: true, nullable: false, positive: true, initial: 1, step: 0.5 }),
    texture: new TextureData(
      {},
      { src: "icons/svg/mystery-man.svg", anchorX: 0.5, anchorY: 0.5, fit: "contain", alphaThreshold: 0.75 },
    ),
    lockRotation: new BooleanField(),
    rotation: new AngleField(),
    alpha: new AlphaField(),
    disposition: new NumberField({ required: true, choices: [-2, -1, 0, 1], initial: -1 }),
    displayBars: new NumberField({ required: true, initial: 0, choices: DISPLAY_MODES }),
    bar1: barField("primaryTokenAttribute"),
    bar2: barField("secondaryTokenAttribute"),
    light: new ObjectField(),
    sight: sightField(),
    detectionModes: new ArrayField(new ObjectField()),
    occludable: new SchemaField({
      radius: new NumberField({ required: true, nullable: false, min: 0, step: 0.01, initial: 0 }),
    }),
    ring: ringField(),
    turnMarker: turnMarkerField(),
    movementAction: movementActionField(),
    flags: new DocumentFlagsField(),
  };
}

/** One recorded or planned waypoint. */
export function movementWaypointFields(): DataSchema {
  const number = (): NumberField => new NumberField({ required: true, nullable: false, initial: undefined });
  return {
    x: new NumberField({ required: true, nullable: false, integer: true, initial: 0 }),
    y: new NumberField({ required: true, nullable: false, integer: true, initial: 0 }),
    elevation: new NumberField({ required: true, nullable: false, initial: 0 }),
    width: new NumberField({ required: true, nullable: false, positive: true, initial: 1 }),
    height: new NumberField({ required: true, nullable: false, positive: true, initial: 1 }),
    depth: new NumberField({ required: false, nullable: false, initial: undefined }),
    shape: new NumberField({ required: true, nullable: false, choices: [0, 1, 2, 3, 4, 5], initial: 4 }),
    level: new StringField({ required: false, nullable: true, initial: undefined }),
    action: new StringField({ required: true, blank: false, initial: "walk" }),
    terrain: new ObjectField({ nullable: true, initial: null }),
    snapped: new BooleanField(),
    explicit: new BooleanField(),
    checkpoint: new BooleanField(),
    intermediate: new BooleanField(),
    userId: new StringField({ required: true, nullable: true, blank: false, initial: null }),
    movementId: new StringField({ required: true, nullable: true, blank: false, initial: null }),
    subpathId: new StringField({ required: false, nullable: true, initial: undefined }),
    // Infinity doesn't survive JSON; a recorded segment was passed, so its cost is finite.
    cost: number(),
  };
}
