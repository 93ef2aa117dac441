/** Time that stands still until it is told to pass. Two delays of no time at most follow each other a hundred times. */
export class StandingClock {
  #now = 0;
  #next = 0;
  readonly #due = new Map<number, { at: number; call: () => void }>();

  // xstate passes these on without their object
  readonly setTimeout = (call: () => void, ms: number): number => {
    this.#due.set(++this.#next, { at: this.#now + ms, call });
    return this.#next;
  };
  readonly clearTimeout = (id: number): void => {
    this.#due.delete(id);
  };

  /** @param ms milliseconds */
  pass(ms: number): void {
    const until = this.#now + ms;
    for (let calls = 0; ; calls++) {
      const [first] = [...this.#due].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at);
      if (!first) break;
      if (calls > 100) throw new Error('A delay begins anew without end.');
      const [id, { at, call }] = first;
      this.#due.delete(id);
      this.#now = at;
      call();
    }
    this.#now = until;
  }
}
