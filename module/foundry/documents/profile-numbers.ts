import type { Json } from "../../kernel/json.js";

/** The numbers that are given; those left open are for the rules to work out. */
export function presentNumbers(numbers: Readonly<Record<string, number | null>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(numbers).flatMap(([key, value]): [string, number][] => (value === null ? [] : [[key, value]])),
  );
}

/** Words that an item's form wrote as a list, or somebody by hand with commas. */
export function toWords(value: Json | undefined): readonly Json[] {
  if (Array.isArray(value)) return value as readonly Json[];
  return typeof value === "string" ? value.split(",").flatMap((word) => word.trim() || []) : [];
}
