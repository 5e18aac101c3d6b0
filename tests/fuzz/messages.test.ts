import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { parseMessage } from "../../module/foundry/commands/message.js";
import { forgeries, frozen } from "./support/mutations.js";
import { INPUTS } from "./support/runs.js";
import { MESSAGES } from "./support/samples.js";

describe("the socket's door", () => {
  it.each(MESSAGES.map((message) => [JSON.stringify(message).slice(0, 70), message]))(
    "lets in %s",
    (_what, message) => {
      expect(parseMessage(JSON.parse(JSON.stringify(message)))).toEqual(message);
    },
  );

  test("throws at nothing, lets nothing in that can't be counted with or stored, and changes nothing", () => {
    fc.assert(
      fc.property(forgeries(MESSAGES), ({ value, poisoned }) => {
        const read = parseMessage(frozen(value));
        if (read === null) return;
        expect(poisoned).toBe(false);
        expect(read).toBe(value);
        expect(JSON.parse(JSON.stringify(read))).toEqual(read);
      }),
      { numRuns: INPUTS },
    );
  });
});
