/** A promise that somebody else settles. Settling twice does nothing. */
export class Deferred<T> {
  readonly promise: Promise<T>;
  readonly resolve: (value: T) => void;

  constructor() {
    let resolve!: (value: T) => void;
    this.promise = new Promise<T>((settle) => (resolve = settle));
    this.resolve = resolve;
  }
}
