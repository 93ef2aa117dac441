import { type AnyStateMachine, fromPromise, type PromiseActorLogic } from 'xstate';

const placeholders = new WeakSet<object>();

/**
 * An actor that is only named here: it rejects with its own name until the browser provides the
 * real one (`machine.provide`), which happens once, in the composition root.
 */
export function unprovided<Output, Input = void>(name: string): PromiseActorLogic<Output, Input> {
  const logic = fromPromise<Output, Input>(() => Promise.reject(new Error(`Actor "${name}" is not provided`)));
  placeholders.add(logic);
  return logic;
}

/** The names of a machine's actors, its child machines' included, that are still placeholders. */
export function unprovidedActors(machine: AnyStateMachine): string[] {
  return Object.entries(machine.implementations.actors).flatMap(([name, logic]) => {
    if (placeholders.has(logic)) return [name];
    return 'implementations' in logic
      ? unprovidedActors(logic as unknown as AnyStateMachine).map((inner) => `${name}.${inner}`)
      : [];
  });
}
