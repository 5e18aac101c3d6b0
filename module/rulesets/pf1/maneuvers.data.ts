/** A combat manoeuvre: PF1-MANEUVER-001, PF1-GAP-10. */
export interface Maneuver {
  /** Stands in for a melee attack, also in a charge, a full attack and as an opportunity. */
  readonly replacesAttack?: true;
  /** May end a charge. */
  readonly inCharge?: true;
  /** Only against those at most one size larger. */
  readonly bySize?: true;
  /** Only against somebody whom one holds. */
  readonly holding?: true;
  /** A check of grappling, to which being held is no hindrance. */
  readonly grappling?: true;
}

export const MANEUVERS: Readonly<Partial<Record<string, Maneuver>>> = {
  trip: { replacesAttack: true, inCharge: true, bySize: true },
  disarm: { replacesAttack: true, inCharge: true },
  sunder: { replacesAttack: true, inCharge: true },
  "bull-rush": { inCharge: true, bySize: true },
  overrun: { bySize: true },
  drag: { bySize: true },
  reposition: { bySize: true },
  steal: {},
  "dirty-trick": {},
  grapple: { grappling: true },
  pin: { holding: true, grappling: true },
  "grapple-damage": { holding: true, grappling: true },
};

/** What a dirty trick may leave its victim with. */
export const TRICKS = ["blinded", "dazzled", "deafened", "entangled", "shaken", "sickened"] as const;

/** Bonus for keeping up a hold on one who has not broken it. */
export const KEEPING = 5;
