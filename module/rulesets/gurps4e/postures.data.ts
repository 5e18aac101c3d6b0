/** How a creature stands or lies, and what that does (G4-POSTURE-004, G4-GAP-10). */
export interface Posture {
  readonly id: string;
  /** Added to its attacks, to its active defences, and to shots at it. */
  readonly attack: number;
  readonly defence: number;
  readonly target: number;
  /** What remains of its Move: a part of it, or so many yards. */
  readonly move: { readonly part: number } | { readonly yards: number };
  /** From lying nobody gets to their feet at once (G4-POSTURE-002). */
  readonly lies?: boolean;
  /** Melee attacks reach the own hex only. */
  readonly close?: boolean;
}

const LYING = { attack: -4, defence: -3, target: -2, move: { yards: 1 }, lies: true } as const;

export const STANDING: Posture = { id: "standing", attack: 0, defence: 0, target: 0, move: { part: 1 } };

export const POSTURES: readonly Posture[] = [
  STANDING,
  { id: "crouching", attack: -2, defence: 0, target: -2, move: { part: 2 / 3 } },
  { id: "kneeling", attack: -2, defence: -2, target: -2, move: { part: 1 / 3 } },
  { id: "crawling", attack: -4, defence: -3, target: -2, move: { part: 1 / 3 }, close: true },
  { id: "sitting", attack: -2, defence: -2, target: -2, move: { yards: 0 } },
  { id: "prone-face-down", ...LYING },
  { id: "prone-face-up", ...LYING },
];

/** The posture that a word names, or null. */
export const findPosture = (id: string | null): Posture | null => POSTURES.find((posture) => posture.id === id) ?? null;
