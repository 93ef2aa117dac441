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

/** The names of a machine's actors that are still placeholders. */
export const unprovidedActors = ({ implementations }: AnyStateMachine): string[] =>
  Object.entries(implementations.actors).flatMap(([name, logic]) => (placeholders.has(logic) ? [name] : []));
