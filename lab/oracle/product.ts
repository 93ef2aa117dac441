import { type AnyMachineSnapshot, type AnyStateMachine, fromPromise } from 'xstate';
import { models } from '../../machines/models.ts';
import { decide } from '../../machines/session/session.access.ts';

/** Whoever is asked says nothing by themselves: the story says what is answered. */
const silent = fromPromise(() => new Promise(() => {}));

export const machines: Readonly<Record<string, AnyStateMachine>> = Object.fromEntries(
  models.map(({ machine }) => {
    const actors = Object.fromEntries(Object.keys(machine.implementations.actors).map((name) => [name, silent]));
    return [machine.id, machine.provide({ actors })];
  }),
);

/** What a sentence is about; a mutant takes the place of one part of it. */
export interface Product {
  machine(id: string): AnyStateMachine;
  readonly decide: typeof decide;
  /** Is told each state in which the machine stands while a sentence is shown. */
  readonly watch?: (snapshot: AnyMachineSnapshot) => void;
}

export const product: Product = { machine: machineOf, decide };

function machineOf(id: string): AnyStateMachine {
  const machine = machines[id];
  if (!machine) throw new Error(`There is no machine “${id}”.`);
  return machine;
}
