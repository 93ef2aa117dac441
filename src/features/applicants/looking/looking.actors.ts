import { fromPromise } from 'xstate';
import { renewLooking } from '../../../../contract/applicants/applicants.endpoints.ts';
import { renewLookingMachine, type RenewLookingResult } from '../../../../machines/applicants/renew-looking.machine.ts';
import { call } from '../../../api/call.ts';
import { outcomeOf } from '../../../api/results.ts';

/** Resolves once a person looks at the page: one opened in a background tab waits. */
function seen(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((resolve) =>
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal }),
  );
}

/** Renews by the secret of one mail; the secret stays in here. Without one the link is simply not valid. */
export const providedRenewLookingMachine = ({ id, token }: { id: string; token: string | undefined }) =>
  renewLookingMachine.provide({
    actors: {
      renew: fromPromise<RenewLookingResult, void>(async ({ signal }) => {
        if (token === undefined) return { kind: 'refused' };
        await seen(signal);
        try {
          const { data } = await call(renewLooking, { params: { id }, body: { token } }, { signal });
          return { kind: 'ok', until: data.looking_until };
        } catch (error) {
          return { kind: outcomeOf(error).kind === 'refused' ? 'refused' : 'failed' };
        }
      }),
    },
  });
