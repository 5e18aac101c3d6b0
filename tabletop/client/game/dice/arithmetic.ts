import { OperatorTerm, type RollTerm } from "./terms.js";

const OPERATIONS: Record<string, (a: number, b: number) => number> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "%": (a, b) => a % b,
};

/** The value of evaluated terms: products before sums, a leading sign allowed. */
export function evaluateArithmetic(terms: readonly RollTerm[]): number {
  const values: number[] = [];
  const operators: string[] = [];
  let sign = 1;
  let expectsValue = true;
  for (const term of terms) {
    if (!(term instanceof OperatorTerm)) {
      values.push(sign * Number(term.total));
      [sign, expectsValue] = [1, false];
    } else if (!expectsValue) {
      operators.push(term.operator);
      expectsValue = true;
    } else if (term.operator === "-") sign = -sign;
    else if (term.operator !== "+") throw new Error(`Unexpected operator ${term.operator}`);
  }
  if (expectsValue) throw new Error("A formula may not end with an operator.");
  return sumUp(values, operators);
}

function sumUp(values: number[], operators: string[]): number {
  const sums: number[] = [values[0] as number];
  const additions: string[] = [];
  operators.forEach((operator, index) => {
    const value = values[index + 1] as number;
    if (operator === "+" || operator === "-") {
      sums.push(value);
      additions.push(operator);
    } else sums.push((OPERATIONS[operator] as (a: number, b: number) => number)(sums.pop() as number, value));
  });
  return sums.reduce((total, value, index) => (additions[index - 1] === "-" ? total - value : total + value));
}
