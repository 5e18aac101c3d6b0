import { isJsonObject } from "../../table/host.js";
import { isOfFuture, type StoredLedger } from "./stored-ledger.js";

/** What of a ledger is sealed: its opening (empty: the same as everybody's), and records by sequence number. */
export interface SealedParts {
  readonly opening: string;
  readonly records: Readonly<Record<string, unknown>>;
}

const NOTHING: SealedParts = { opening: "", records: {} };

/** The sealed parts of unknown data; what isn't there, has the wrong shape or is of the future is empty. */
export function toSealed(ledger: unknown): SealedParts {
  const sealed = isJsonObject(ledger) && !isOfFuture(ledger) ? ledger.sealed : null;
  if (!isJsonObject(sealed)) return NOTHING;
  const { opening, records } = sealed;
  return { opening: typeof opening === "string" ? opening : "", records: isJsonObject(records) ? records : {} };
}

export const isSealEmpty = ({ opening, records }: SealedParts): boolean =>
  opening === "" && Object.keys(records).length === 0;

/** All texts that are sealed. */
export const sealedTexts = ({ opening, records }: SealedParts): string[] => [
  ...(opening === "" ? [] : [opening]),
  ...Object.values(records).filter((text) => typeof text === "string"),
];

/**
 * The ledger as it truly is: what is sealed takes the place of what everybody may read. Null where any of it can't be
 * unsealed: half a truth would fit nothing.
 */
export function withUnsealed(
  stored: StoredLedger,
  sealed: SealedParts,
  unseal: (text: string) => string | null,
): StoredLedger | null {
  const opening = sealed.opening === "" ? stored.opening : unseal(sealed.opening);
  const records = Object.entries(sealed.records)
    .filter(([seq]) => seq in stored.records)
    .map(([seq, text]) => [seq, typeof text === "string" ? unseal(text) : null] as const);
  if (opening === null || records.some(([, text]) => text === null)) return null;
  return {
    ...stored,
    opening,
    records: { ...stored.records, ...(Object.fromEntries(records) as Record<string, string>) },
  };
}
