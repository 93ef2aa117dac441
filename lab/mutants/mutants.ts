import type { AnyStateMachine } from 'xstate';
import { decide } from '../../machines/session/session.access.ts';
import { machines, type Product, product } from '../oracle/product.ts';
import { mutantsOf } from './machine-mutants.ts';
import { tableMutants } from './table-mutants.ts';

/** The product with one thing in it changed. */
export interface Mutant {
  /** What was changed, in words; the same for the same change. */
  readonly id: string;
  /** The machine or the verdicts it is made from. */
  readonly part: string;
  /** Made when it is asked for: there are thousands. */
  readonly make: () => { readonly product: Product; readonly machine?: AnyStateMachine };
}

/** Every mutant of the product. */
export const allMutants = (): Mutant[] => [
  ...Object.entries(machines).flatMap(([part, machine]) =>
    mutantsOf(machine).map(({ id, make }): Mutant => {
      const made = () => {
        const mutated = make();
        const instead = (name: string) => (name === part ? mutated : product.machine(name));
        return { machine: mutated, product: { ...product, machine: instead } };
      };
      return { id, part, make: made };
    }),
  ),
  ...tableMutants().map(({ id, make }): Mutant => ({
    id,
    part: 'verdicts',
    make: () => ({ product: { ...product, decide: make() } }),
  })),
];

/** A part as it is: what kills it is not true of the product. */
export function original(part: string): Mutant {
  const machine = machines[part];
  return { id: `${part}: as it is`, part, make: () => ({ product, ...(machine && { machine }) }) };
}

/** The parts of the product that a piece of work asks for: machines by id, and `verdicts`. */
export function partsAskedBy(work: (product: Product) => unknown): Set<string> {
  const asked = new Set<string>();
  const watched: Product = {
    machine: (id) => {
      asked.add(id);
      return product.machine(id);
    },
    get decide() {
      asked.add('verdicts');
      return decide;
    },
  };
  try {
    work(watched);
  } catch {
    // The product departs from it: the hunt in what is unchanged says so, with the sentence.
  }
  return asked;
}
