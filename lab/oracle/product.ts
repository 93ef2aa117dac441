import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { models } from '../../machines/models.ts';
import { decide } from '../../machines/session/session.access.ts';

/** Every machine of the product by its id. */
export const machines: Readonly<Record<string, AnyStateMachine>> = Object.fromEntries(
  models.map(({ machine }) => [machine.id, machine]),
);

/** What a sentence is about; a mutant takes the place of one part of it. */
export interface Product {
  machine(id: string): AnyStateMachine;
  readonly decide: typeof decide;
  /** Is told each state in which a machine stands while a sentence is shown. */
  readonly watch?: (machine: string, snapshot: AnyMachineSnapshot) => void;
}

/** The product as it runs. */
export const product: Product = { machine: machineOf, decide };

function machineOf(id: string): AnyStateMachine {
  const machine = machines[id];
  if (!machine) throw new Error(`There is no machine “${id}”.`);
  return machine;
}
