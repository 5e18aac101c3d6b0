/** Something that must never happen at a table, with how things stood. */
export class Fault extends Error {
  constructor(
    message: string,
    readonly states: unknown = null,
  ) {
    super(message);
  }
}
