/** Chances that are the same for the same number (mulberry32). */
export class Seed {
  readonly number: number;
  #state: number;

  constructor(number: number) {
    this.number = number;
    this.#state = number;
  }

  pick<T>(list: readonly [T, ...T[]]): T {
    return list[Math.floor(this.#next() * list.length)] ?? list[0];
  }

  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
}
