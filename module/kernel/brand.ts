declare const brand: unique symbol;

/** A value that must not be mixed up with others of the same shape: `Brand<string, "CreatureId">`. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
