/**
 * What was typed into a number that is played with: `-5` and `+3` change it, `12` sets it; a minus may be a real one.
 * Null where it is no number.
 */
export function parseChange(typed: string, current: number): number | null {
  const text = typed.trim().replace("−", "-");
  const match = /^([+-]?)\s*(\d+)$/.exec(text);
  if (!match) return null;
  const amount = Number(match[2]);
  if (match[1] === "-") return current - amount;
  return match[1] === "+" ? current + amount : amount;
}
