/** The one source of time in the server; tests pass a clock they move themselves. */
export interface Clock {
  now(): Date;
}

/** The machine's clock, UTC milliseconds. */
export const systemClock: Clock = { now: () => new Date() };
