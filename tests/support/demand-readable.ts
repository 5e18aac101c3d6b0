import { parseLedger } from "../../module/combat/ledger/parse-ledger.js";
import type { Ledger } from "../../module/combat/ledger/ledger.js";
import type { Json } from "../../module/kernel/json.js";

/** Throws where a ledger, once it is written down, couldn't be read again, or tells another fight then. */
export function demandReadable({ opening, folded, records, current }: Ledger): void {
  const stored = JSON.parse(JSON.stringify([opening, records, current])) as [Json, Json[], Json];
  const { ledger, faults } = parseLedger(stored[0], folded, stored[1]);
  const [fault] = faults;
  if (fault) throw new Error(`can't be read again: ${fault.where}: ${JSON.stringify(fault.value)}`);
  const told = JSON.stringify(ledger.current);
  if (told !== JSON.stringify(stored[2])) throw new Error(`tells another fight when it is read: ${told}`);
}
