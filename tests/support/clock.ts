import type { Clock } from '../../server/clock.ts';

/** A clock that stands still until the test moves it. Starts on a Friday morning in Berlin unless told otherwise. */
export class FakeClock implements Clock {
  #now: Date;

  constructor(start: Date | string = '2026-11-20T08:00:00.000Z') {
    this.#now = new Date(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  /** Moves forward, or back, by milliseconds. */
  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds);
  }

  set(time: Date | string): void {
    this.#now = new Date(time);
  }
}
