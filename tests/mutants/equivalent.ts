/** A mutant, or with `*` a family of them, that no user and no rule can tell from the product, and why. */
export interface Equivalent {
  readonly id: string;
  readonly reason: string;
}

/** Mutants that may live. Each must exist and live: one that is killed or gone has to leave this list. */
export const equivalent: readonly Equivalent[] = [];
