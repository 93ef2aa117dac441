import { createHash } from 'node:crypto';
import { uuidAt } from '../db/ids.ts';

/** Numbers that look random and are the same every time for the same seed: demo data one can rely on. */
export class Random {
  #state: number;
  readonly #milliseconds: number;

  /** `now` only stamps the ids. */
  constructor(seed: string, now: Date) {
    this.#state = createHash('sha256').update(seed).digest().readUInt32BE(0);
    this.#milliseconds = now.getTime();
  }

  /** From 0 up to, not including, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from `least` to `most`, both included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const item = list[this.whole(0, list.length - 1)];
    if (item === undefined) throw new RangeError('There is nothing to pick from.');
    return item;
  }

  /** A UUIDv7 of the time given at the start. */
  id(): string {
    return uuidAt(
      this.#milliseconds,
      Uint8Array.from({ length: 10 }, () => this.whole(0, 255)),
    );
  }
}
