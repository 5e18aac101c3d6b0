/** The text of a key below VERIFY in this client's language, with what stands in its braces filled in. */
export function say(key: string, data: Record<string, string | number> = {}): string {
  return game.i18n.format(`VERIFY.${key}`, data);
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
