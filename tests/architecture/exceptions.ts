/** A place where a rule of the architecture is knowingly broken: where, which rule, and why nothing better was found. */
export interface Exception {
  readonly file: string;
  readonly rule: "any" | "suppression" | "file-length" | "function-length";
  readonly reason: string;
}

/** Every exception of `module/`. One that no longer holds has to go, or the tests fail. */
const EXCEPTIONS: readonly Exception[] = [];

/** The findings that no exception excuses, and the exceptions that excuse nothing. */
export function judge(rule: Exception["rule"], findings: readonly { file: string; text: string }[]): string[] {
  const excused = EXCEPTIONS.filter((exception) => exception.rule === rule);
  return [
    ...findings.filter(({ file }) => !excused.some((one) => one.file === file)).map(({ text }) => text),
    ...excused
      .filter((one) => !findings.some(({ file }) => file === one.file))
      .map((one) => `${one.file}: the exception for ${rule} excuses nothing any more`),
  ];
}
