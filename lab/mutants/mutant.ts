import type { AnyStateMachine } from 'xstate';
import type { Product } from '../oracle/product.ts';

/** The product with one thing in it changed. */
export interface Mutant {
  /** What was changed, in words; the same for the same change. */
  readonly id: string;
  /** The machine or the verdicts it is made from. */
  readonly part: string;
  /** Made when it is asked for: there are thousands. */
  readonly make: () => { readonly product: Product; readonly machine?: AnyStateMachine };
}
