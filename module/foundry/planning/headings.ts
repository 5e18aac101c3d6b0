/** Which way a key goes: columns to the right, rows downwards. */
export interface Heading {
  readonly dx: -1 | 0 | 1;
  readonly dy: -1 | 0 | 1;
}

/** How long a key waits for a second one to make a diagonal of both, in milliseconds. */
const COMBINING = 60;

/** Starts a timer; what it answers calls it off. */
export type Later = (run: () => void, milliseconds: number) => () => void;

export interface HeadingKeys {
  /** A key went down. */
  readonly press: (heading: Heading) => void;
  /** A key went up: nothing is waited for any longer. */
  readonly release: () => void;
}

/**
 * Two keys at a right angle, pressed together, are one diagonal step; any other key press is a step of its own. Every
 * press is told, none twice.
 */
export function collectHeadings(step: (heading: Heading) => void, later: Later): HeadingKeys {
  let waiting: { readonly heading: Heading; readonly callOff: () => void } | null = null;
  const flush = (): void => {
    if (!waiting) return;
    const { heading, callOff } = waiting;
    waiting = null;
    callOff();
    step(heading);
  };
  return {
    press: (heading) => {
      const both = waiting && combine(waiting.heading, heading);
      if (waiting && both) {
        waiting.callOff();
        waiting = null;
        step(both);
        return;
      }
      flush();
      if (heading.dx !== 0 && heading.dy !== 0) step(heading);
      else waiting = { heading, callOff: later(flush, COMBINING) };
    },
    release: flush,
  };
}

/** The diagonal of two headings at a right angle; null for any others. */
function combine(a: Heading, b: Heading): Heading | null {
  const isStraight = (heading: Heading): boolean => (heading.dx === 0) !== (heading.dy === 0);
  if (!isStraight(a) || !isStraight(b) || (a.dx === 0) === (b.dx === 0)) return null;
  return a.dx === 0 ? { dx: b.dx, dy: a.dy } : { dx: a.dx, dy: b.dy };
}
