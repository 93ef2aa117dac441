import type { AnyStateMachine } from 'xstate';
import { machines, type Product, product } from '../oracle/product.ts';
import { mutantsOf } from './machine-mutants.ts';
import { tableMutants } from './table-mutants.ts';

export interface Mutant {
  /** What was changed, in words; the same for the same change. */
  readonly id: string;
  readonly part: string;
  /** Made when it is asked for: there are thousands. */
  readonly make: () => { readonly product: Product; readonly machine?: AnyStateMachine };
}

export const mutantsIn = (original: AnyStateMachine): Mutant[] =>
  mutantsOf(original).map(({ id, make }) => ({
    id,
    part: original.id,
    make: () => {
      const machine = make();
      return { machine, product: { ...product, machine: () => machine } };
    },
  }));

export const allMutants = (): Mutant[] => [
  ...Object.values(machines).flatMap(mutantsIn),
  ...tableMutants().map(({ id, make }) => ({
    id,
    part: 'verdicts',
    make: () => ({ product: { ...product, decide: make() } }),
  })),
];
