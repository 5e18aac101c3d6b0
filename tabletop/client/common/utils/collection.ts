/** Options of {@link Collection.get}. */
export interface GetOptions {
  strict?: boolean;
}

/** A map whose iteration yields its values, not its entries. */
export class Collection<V> extends Map<string, V> {
  // A Map iterates entries; the documented collection iterates values, so the return type is widened on purpose.
  // @ts-expect-error The documented contract differs from Map here.
  override [Symbol.iterator](): MapIterator<V> {
    return this.values();
  }

  /** The values as a new array. */
  get contents(): V[] {
    return Array.from(this.values());
  }

  override get(key: string, options: GetOptions = {}): V | undefined {
    const value = super.get(key);
    if (value === undefined && options.strict)
      throw new Error(`The key ${key} does not exist in the ${this.constructor.name} Collection`);
    return value;
  }

  /** The first value that was named so; undefined unless `strict`, which throws. */
  getName(name: string, options: GetOptions = {}): V | undefined {
    const value = this.find((entry) => (entry as { name?: unknown }).name === name);
    if (value === undefined && options.strict)
      throw new Error(`An entry with name ${name} does not exist in the collection`);
    return value;
  }

  find(test: (value: V, index: number, collection: this) => unknown): V | undefined {
    let index = 0;
    for (const value of this.values()) if (test(value, index++, this)) return value;
    return undefined;
  }

  filter(test: (value: V, index: number, collection: this) => unknown): V[] {
    return this.contents.filter((value, index) => test(value, index, this));
  }

  map<R>(transform: (value: V, index: number, collection: this) => R): R[] {
    return this.contents.map((value, index) => transform(value, index, this));
  }

  reduce<R>(step: (result: R, value: V, index: number) => R, initial: R): R {
    return this.contents.reduce((result, value, index) => step(result, value, index), initial);
  }

  some(test: (value: V, index: number, collection: this) => unknown): boolean {
    return this.contents.some((value, index) => test(value, index, this));
  }

  every(test: (value: V, index: number, collection: this) => unknown): boolean {
    return this.contents.every((value, index) => test(value, index, this));
  }

  /** The values in their JSON form. */
  toJSON(): unknown[] {
    return this.map((value) =>
      typeof (value as { toJSON?: unknown }).toJSON === "function" ? (value as { toJSON(): unknown }).toJSON() : value,
    );
  }
}
