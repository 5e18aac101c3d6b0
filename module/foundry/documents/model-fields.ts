/** Nobody has a number beyond these; what is added up of several still lies within the bounds of `isNumber`. */
const COUNTABLE = { min: -1e6, max: 1e6 } as const;

/** Fields that the models of all games are built from, so that the same thing has the same shape everywhere. */
export const integer = (initial: number, bounds: { min?: number; max?: number } = {}) =>
  new foundry.data.fields.NumberField({
    required: true,
    nullable: false,
    integer: true,
    initial,
    ...COUNTABLE,
    ...bounds,
  });

/** A number that may be left open: then the rules work it out. */
export const openNumber = (bounds: { min?: number } = {}) =>
  new foundry.data.fields.NumberField({ required: true, nullable: true, initial: null, ...COUNTABLE, ...bounds });

export const text = (initial = "") => new foundry.data.fields.StringField({ required: true, blank: true, initial });

export const choice = <const T extends string>(values: readonly T[], initial: T) =>
  new foundry.data.fields.StringField<{
    required: true;
    nullable: false;
    blank: false;
    choices: readonly T[];
    initial: T;
  }>({ required: true, nullable: false, blank: false, choices: values, initial });

export const flag = (initial: boolean) => new foundry.data.fields.BooleanField({ required: true, initial });

/** Slugs of features, as the rules know them. */
export const slugs = () =>
  new foundry.data.fields.ArrayField(
    new foundry.data.fields.StringField({ required: true, nullable: false, blank: false }),
  );

/** What only one game says of an item; kept whole, so that another game loses nothing. */
export const gameData = () => new foundry.data.fields.ObjectField({ required: true, initial: {} });

/** A length in the game's own unit, or open. */
export const length = () => openNumber({ min: 0 });
