import { fromPromise } from 'xstate';
import { cancelDeletion, confirmDeletion } from '../../../../contract/account/account.endpoints.ts';
import { accountLinkMachine, type AccountLinkResult } from '../../../../machines/account/account-link.machine.ts';
import { call } from '../../../api/call.ts';
import { outcomeOf } from '../../../api/results.ts';

/** What a link of a mail does: delete the account, or take that back. */
export type AccountDeed = 'delete' | 'keep';

const kinds = {
  link_invalid: 'invalid',
  link_expired: 'expired',
  link_used: 'used',
  conflict: 'kept',
  validation: 'invalid',
} as const;

function notDone(error: unknown): AccountLinkResult {
  const outcome = outcomeOf(error);
  if (outcome.kind !== 'refused') return { kind: 'failed', error };
  const kind = Object.hasOwn(kinds, outcome.code) ? kinds[outcome.code as keyof typeof kinds] : undefined;
  return kind === undefined ? { kind: 'failed', error } : { kind };
}

/** The machine of one link; the secret stays in here. */
export const providedAccountLinkMachine = (deed: AccountDeed, token: string) =>
  accountLinkMachine.provide({
    actors: {
      confirm: fromPromise<AccountLinkResult, void>(async ({ signal }) => {
        const body = { token };
        try {
          if (deed === 'keep') {
            await call(cancelDeletion, { body }, { signal });
            return { kind: 'ok', until: null, cancellable: false };
          }
          const { data } = await call(confirmDeletion, { body }, { signal });
          return { kind: 'ok', ...data };
        } catch (error) {
          return notDone(error);
        }
      }),
    },
  });
