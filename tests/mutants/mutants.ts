import { decide } from '../../machines/session/session.access.ts';
import { lifecycles, machines, type Product, product } from '../oracle/product.ts';
import { mutantsOf as lifecycleMutants } from './lifecycle-mutants.ts';
import { mutantsOf as machineMutants } from './machine-mutants.ts';
import type { Mutant } from './mutant.ts';
import { tableMutants } from './table-mutants.ts';

/** Every mutant of the product. */
export function allMutants(): Mutant[] {
  return [
    ...Object.entries(machines).flatMap(([part, original]) =>
      machineMutants(original).map(({ id, make }): Mutant => {
        const made = () => {
          const machine = make();
          const instead = (asked: string) => (asked === part ? machine : machines[asked as keyof typeof machines]);
          return { machine, product: { ...product, machine: instead as Product['machine'] } };
        };
        return { id, part, make: made };
      }),
    ),
    ...tableMutants().map(({ id, make }): Mutant => ({
      id,
      part: 'verdicts',
      make: () => ({ product: { ...product, decide: make() } }),
    })),
    ...Object.entries(lifecycles).flatMap(([part, original]) =>
      lifecycleMutants(original).map(({ id, make }): Mutant => {
        const made = () => {
          const mutated = make();
          const instead: Product['lifecycle'] = (name) => (name === part ? mutated : product.lifecycle(name));
          return { product: { ...product, lifecycle: instead } };
        };
        return { id, part, make: made };
      }),
    ),
  ];
}

/** The parts of the product that a piece of work asks for: machines by id, lifecycles by name, `verdicts`. */
export function partsAskedBy(work: (product: Product) => unknown): Set<string> {
  const asked = new Set<string>();
  work({
    machine: (id) => {
      asked.add(id);
      return product.machine(id);
    },
    lifecycle: (name) => {
      asked.add(name);
      return product.lifecycle(name);
    },
    decide: (...question) => {
      asked.add('verdicts');
      return decide(...question);
    },
  });
  return asked;
}
