import { type AnyActorRef, type SnapshotFrom, waitFor } from 'xstate';
import type { Failed, Refused } from '../../machines/kit/results.ts';
import type { Answering } from './use-settled-error.ts';

const isFormError = (result: { readonly kind: string }): result is Refused | Failed =>
  result.kind === 'refused' || result.kind === 'failed';

/** What a form submits to a machine: resolves to why it didn't get through, or to nothing once the machine has moved on. */
export async function untilSettled<A extends AnyActorRef & Answering>(
  actor: A,
  event: Parameters<A['send']>[0],
  isAtWork: (snapshot: SnapshotFrom<A>) => boolean,
): Promise<Refused | Failed | undefined> {
  let formError: Refused | Failed | undefined;
  const told = actor.on('answer.settled', ({ result }) => {
    formError = isFormError(result) ? result : undefined;
  });
  try {
    actor.send(event);
    await waitFor(actor, (snapshot) => !isAtWork(snapshot));
    return formError;
  } finally {
    told.unsubscribe();
  }
}
