import { assign, setup } from 'xstate';
import { answers, output } from '../kit/answers.ts';
import type { StateMeta } from '../kit/meta.ts';
import type { Failed } from '../kit/results.ts';
import { unprovided } from '../kit/unprovided.ts';

/** The page behind a mail's link that deletes the account, or takes that back: nothing happens before the button. */

/** `kept`: the last administrator of a tenant can't go. `until`: ISO time of the erasure, null where there is none. */
export type AccountLinkResult =
  | { kind: 'ok'; until: string | null; cancellable: boolean }
  | { kind: 'invalid' }
  | { kind: 'expired' }
  | { kind: 'used' }
  | { kind: 'kept' }
  | Failed;

const meta = { route: ['account.delete', 'account.keep'] };

export const accountLinkMachine = setup({
  types: {
    context: {} as { until: string | null; cancellable: boolean },
    events: {} as { type: 'link.confirm' },
    meta: {} as StateMeta,
  },
  actors: { confirm: unprovided<AccountLinkResult>('confirm') },
  actions: {
    keepAnswer: assign((_, result: AccountLinkResult) =>
      result.kind === 'ok' ? { until: result.until, cancellable: result.cancellable } : {},
    ),
  },
}).createMachine({
  id: 'accountLink',
  context: { until: null, cancellable: false },
  initial: 'asking',
  states: {
    asking: { meta, on: { 'link.confirm': { target: 'confirming' } } },
    confirming: {
      meta,
      invoke: {
        src: 'confirm',
        ...answers<AccountLinkResult>()({
          ok: { target: 'confirmed', actions: { type: 'keepAnswer', params: output } },
          invalid: 'invalid',
          expired: 'expired',
          used: 'used',
          kept: 'kept',
          failed: 'failed',
        }),
      },
    },
    confirmed: { meta },
    invalid: { meta },
    expired: { meta },
    used: { meta },
    kept: { meta },
    failed: { meta, on: { 'link.confirm': { target: 'confirming' } } },
  },
});
