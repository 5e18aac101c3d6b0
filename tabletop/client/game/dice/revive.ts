import type { Data } from "../../common/utils/types.js";
import { FunctionTerm, ParentheticalTerm } from "./group-terms.js";
import { DiceTerm, Die, NumericTerm, OperatorTerm, type RollTerm } from "./terms.js";

type Maker = (data: never) => RollTerm;

const MAKERS: Record<string, Maker> = {
  DiceTerm: (data: object) => new DiceTerm(data),
  Die: (data: object) => new Die(data),
  NumericTerm: (data: { number: number }) => new NumericTerm(data),
  OperatorTerm: (data: { operator: string }) => new OperatorTerm(data),
  ParentheticalTerm: (data: { terms: Data[]; options?: Data }) =>
    new ParentheticalTerm({ ...data, terms: reviveTerms(data.terms) }),
  FunctionTerm: (data: { fn: string; terms: Data[][]; options?: Data }) =>
    new FunctionTerm({ ...data, terms: data.terms.map(reviveTerms) }),
};

/** Terms from their JSON form. */
export function reviveTerms(data: Data[]): RollTerm[] {
  return data.map((entry) => {
    const make = MAKERS[String(entry["class"])];
    if (!make) throw new Error(`NotModelled: the roll term ${String(entry["class"])}`);
    const term = make(entry as never);
    if (entry["evaluated"] === true) term._evaluated = true;
    return term;
  });
}
