/** Places for what runs side by side. */
export class Places {
  readonly #all: number;
  #free: number;
  #given = Promise.withResolvers<void>();

  constructor(all: number) {
    this.#all = all;
    this.#free = all;
  }

  /**
   * Runs `work` once that many places are free; who asks for more than there are takes all. Resolves when it has begun, so
   * that the next may ask: one at a time, so that they begin in their order.
   * @returns what ends with the work
   */
  async take(places: number, work: () => Promise<void>): Promise<{ readonly ended: Promise<void> }> {
    const needed = Math.min(places, this.#all);
    // oxlint-disable-next-line no-await-in-loop -- until enough of them have ended
    while (this.#free < needed) await this.#given.promise;
    this.#free -= needed;
    const ended = work().finally(() => {
      this.#free += needed;
      this.#given.resolve();
      this.#given = Promise.withResolvers();
    });
    return { ended };
  }
}
