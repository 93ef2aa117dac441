import type { Locale } from '../../contract/kit/fields.ts';

/** One step of a path: what happened, in words, and where that led. */
export interface PathStep {
  /** The event's type, as the machine knows it. */
  readonly event: string;
  readonly words: Readonly<Record<Locale, string>>;
  /** The states that are active afterwards, innermost ones, as the machine's words name them: `ready.resting`. */
  readonly states: readonly string[];
  /** Names of the transitions taken, as `machines/kit/coverage.ts` writes them. */
  readonly transitions: readonly string[];
}

/** A way through one machine from its opening on; the browser walks each as one test. */
export interface Path {
  /** `session-07`, `wizard-employee-02`: the plan's id and a number that stays as long as the plan does. */
  readonly id: string;
  readonly machine: string;
  readonly name: Readonly<Record<Locale, string>>;
  /** The first step is the opening. */
  readonly steps: readonly PathStep[];
}
