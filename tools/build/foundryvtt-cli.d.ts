/** The part of Foundry's command-line package that the build uses; it brings no types of its own. */
declare module "@foundryvtt/foundryvtt-cli" {
  export function compilePack(source: string, target: string, options: { yaml: boolean; log: boolean }): Promise<void>;
}
