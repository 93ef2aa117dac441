import type { Locale } from '../../contract/kit/fields.ts';

/** One step of a path: what happened, in words, and where that led. */
export interface PathStep {
  /** The event's type, as the machine knows it. */
  readonly event: string;
  readonly words: Readonly<Record<Locale, string>>;
  /** The states that are active afterwards, innermost ones, as the machine's words name them: `ready.resting`. */
  readonly states: readonly string[];
  /** Left in the moment it is entered: there is nothing to look at. */
  readonly isPassing: boolean;
  /** Names of the transitions taken, as `machines/kit/coverage.ts` writes them. */
  readonly transitions: readonly string[];
}

/** A machine as one page uses it: where several do, each has paths and pictures of its own. */
export interface Flow {
  /** What its paths are called by; the machine's own id where there is only one. */
  readonly id: string;
  /** Whose it is, where a machine has several. */
  readonly title?: Readonly<Record<Locale, string>>;
}

/** A way through one machine from its opening on; the browser walks each as one test. */
export interface Path {
  /** `session-07`, `wizard-employee-02`: its flow and a number that stays as long as the plan does. */
  readonly id: string;
  readonly machine: string;
  readonly flow: Flow;
  readonly name: Readonly<Record<Locale, string>>;
  /** The first step is the opening. */
  readonly steps: readonly PathStep[];
}
