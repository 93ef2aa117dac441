import { FakeClock } from './clock.ts';

/** Runs like a real one, and can be pushed forward: for tests with a browser, whose own clock runs too. */
export class MovingClock extends FakeClock {
  #ahead = 0;

  override now(): Date {
    return new Date(Date.now() + this.#ahead);
  }

  override advance(milliseconds: number): void {
    this.#ahead += milliseconds;
  }

  override set(time: Date | string): void {
    this.#ahead = new Date(time).getTime() - Date.now();
  }
}
