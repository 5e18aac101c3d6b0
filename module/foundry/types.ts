/**
 * What the type package doesn't know of us: settings and options. In a `.ts` file, since declaration files go
 * unchecked; hooks can only be told in one (see hook-types.d.ts).
 */
declare module "fvtt-types/configuration" {
  interface AssumeHookRan {
    ready: never;
  }
  interface SystemNameConfig {
    name: "battle-tempo";
  }
  interface SettingConfig {
    "battle-tempo.ruleset": string;
    "battle-tempo.rulesetOptions": Record<string, unknown>;
    "battle-tempo.firstStart": string;
    "battle-tempo.withoutGm": string;
    "battle-tempo.windowSeconds": number;
    "battle-tempo.declareSeconds": number;
    "battle-tempo.actsTogether": boolean;
    "battle-tempo.fightLog": boolean;
    "battle-tempo.turnSummary": boolean;
    "battle-tempo.secretKeys": Record<string, unknown>;
    "battle-tempo.singleCellStep": boolean;
    "battle-tempo.dataVersion": number;
    "battle-tempo.backup": string;
    "battle-tempo.alignedTo": string;
    "battle-tempo.colour-within": string;
    "battle-tempo.colour-slot": string;
    "battle-tempo.colour-beyond": string;
    "battle-tempo.colour-safe": string;
    "battle-tempo.colour-charge": string;
    "battle-tempo.colour-forced": string;
    "battle-tempo.colour-strike": string;
    "battle-tempo.colour-ground": string;
    "battle-tempo.enforcement": Record<string, unknown>;
    "battle-tempo.askBeforeStrikes": string;
    "battle-tempo.askBeforeEnd": boolean;
    "battle-tempo.overlay-reachable": boolean;
    "battle-tempo.overlay-threatened": boolean;
    "battle-tempo.overlay-reach": boolean;
    "battle-tempo.overlay-aim": boolean;
    "battle-tempo.overlay-arcs": boolean;
    "battle-tempo.overlay-ground": boolean;
    "core.gridDiagonals": number;
  }
}

export {};
