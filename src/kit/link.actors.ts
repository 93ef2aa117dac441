import { type ActorRefFrom, fromPromise } from 'xstate';
import { linkMachine, type LinkResult } from '../../machines/link/link.machine.ts';

export type LinkActor = ActorRefFrom<typeof linkMachine>;

/** The machine of one link, with what submits it. */
export const providedLink = ({ submit }: { submit: (values: object, signal: AbortSignal) => Promise<LinkResult> }) =>
  linkMachine.provide({
    actors: { submit: fromPromise<LinkResult, object>(({ input, signal }) => submit(input, signal)) },
  });
