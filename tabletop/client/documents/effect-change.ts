/** One change of an effect; `mode` on generation 13, `type` on 14. */
export interface EffectChange {
  key: string;
  value: unknown;
  mode?: number;
  type?: string;
  phase?: string;
  priority?: number | null;
}

const TYPES = ["custom", "multiply", "add", "downgrade", "upgrade", "override"];
const PRIORITIES: Record<string, number> = {
  custom: 0,
  multiply: 10,
  add: 20,
  subtract: 20,
  downgrade: 30,
  upgrade: 40,
  override: 50,
};

/** The operator of a change by name. */
export function changeTypeOf(change: EffectChange): string {
  return change.type ?? TYPES[change.mode ?? 2] ?? "custom";
}

/** Where a change stands in the order of application. */
export function changePriority(change: EffectChange): number {
  return change.priority ?? PRIORITIES[changeTypeOf(change)] ?? 0;
}

function parse(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** The value after a change; undefined when the change doesn't apply. */
export function mergeChange(current: unknown, change: EffectChange): unknown {
  const value = parse(change.value);
  const type = changeTypeOf(change);
  if (type === "override") return typeof current === "string" ? String(change.value) : value;
  if (type === "custom") return undefined;
  if (current instanceof Set) return type === "add" ? new Set([...(current as Set<unknown>), value]) : undefined;
  if (Array.isArray(current)) return type === "add" ? [...(current as unknown[]), value] : undefined;
  if (typeof current === "string") return type === "add" ? current + String(change.value) : undefined;
  return mergeNumber(Number(current ?? 0), Number(value), type);
}

function mergeNumber(current: number, value: number, type: string): number | undefined {
  if (Number.isNaN(current) || Number.isNaN(value)) return undefined;
  switch (type) {
    case "multiply":
      return current * value;
    case "subtract":
      return current - value;
    case "downgrade":
      return Math.min(current, value);
    case "upgrade":
      return Math.max(current, value);
    default:
      return current + value;
  }
}
