import { decide } from '../../machines/session/session.access.ts';
import { lifecycles, machines, type Product, product } from '../oracle/product.ts';
import { mutantsOf as lifecycleMutants } from './lifecycle-mutants.ts';
import { mutantsOf as machineMutants } from './machine-mutants.ts';
import type { Mutant } from './mutant.ts';
import { tableMutants } from './table-mutants.ts';

/** Every mutant of the product. */
export function allMutants(): Mutant[] {
  return [
    ...Object.entries(machines).flatMap(([part, machine]) =>
      machineMutants(machine).map(({ id, make }): Mutant => {
        const made = () => {
          const mutated = make();
          const instead = (name: string) => (name === part ? mutated : machines[name as keyof typeof machines]);
          return { machine: mutated, product: { ...product, machine: instead as Product['machine'] } };
        };
        return { id, part, make: made };
      }),
    ),
    ...tableMutants().map(({ id, make }): Mutant => ({
      id,
      part: 'verdicts',
      make: () => ({ product: { ...product, decide: make() } }),
    })),
    ...Object.entries(lifecycles).flatMap(([part, lifecycle]) =>
      lifecycleMutants(lifecycle).map(({ id, make }): Mutant => {
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

/** A part as it is: what kills it is not true of the product. */
export function original(part: string): Mutant {
  const machine = part in machines ? machines[part as keyof typeof machines] : undefined;
  return { id: `${part}: as it is`, part, make: () => ({ product, ...(machine && { machine }) }) };
}

/** The parts of the product that a piece of work asks for: machines by id, lifecycles by name, `verdicts`. */
export function partsAskedBy(work: (product: Product) => unknown): Set<string> {
  const asked = new Set<string>();
  const watched: Product = {
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
  };
  try {
    work(watched);
  } catch {
    // The product departs from it: the hunt in what is unchanged says so, with the sentence.
  }
  return asked;
}
