const ID_CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** A random id of letters and digits, 16 long as documents have it. */
export function randomID(length = 16): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => ID_CHARACTERS[byte % ID_CHARACTERS.length]).join("");
}

/** True for the 16 letters and digits of a document id. */
export function isValidId(id: unknown): id is string {
  return typeof id === "string" && /^[a-zA-Z0-9]{16}$/.test(id);
}

/** True when version `v1` is newer than `v0`; parts that are not numbers are compared as text. */
export function isNewerVersion(v1: number | string, v0: number | string): boolean {
  const [newer, older] = [String(v1).split("."), String(v0).split(".")];
  for (let index = 0; index < Math.max(newer.length, older.length); index++) {
    const order = compareParts(newer[index], older[index]);
    if (order !== 0) return order > 0;
  }
  return false;
}

function compareParts(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0;
  if (b === undefined) return 1;
  if (a === undefined) return -1;
  const [x, y] = [Number(a), Number(b)];
  if (Number.isNaN(x) || Number.isNaN(y)) return a > b ? 1 : -1;
  return x - y;
}
