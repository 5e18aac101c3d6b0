/** A small event target of its own: applications are not DOM nodes, but others listen to them as if they were. */
export class EventEmitter {
  static readonly emittedEvents: readonly string[] = [];

  #target = new EventTarget();

  addEventListener(type: string, listener: (event: Event) => void, options?: { once?: boolean }): void {
    this.#checkType(type);
    this.#target.addEventListener(type, listener, options);
  }

  removeEventListener(type: string, listener: (event: Event) => void): void {
    this.#target.removeEventListener(type, listener);
  }

  dispatchEvent(event: Event): boolean {
    this.#checkType(event.type);
    return this.#target.dispatchEvent(event);
  }

  #checkType(type: string): void {
    const { emittedEvents, name } = this.constructor as typeof EventEmitter;
    if (!emittedEvents.includes(type)) throw new Error(`"${type}" is not an event of ${name}`);
  }
}
