import { assign, setup } from 'xstate';
import { answers, output } from '../kit/answers.ts';
import type { StateMeta } from '../kit/meta.ts';
import type { Failed } from '../kit/results.ts';
import { unprovided } from '../kit/unprovided.ts';

/** The page behind "I am still looking" in a mail: seen by a person, it renews the search by itself. */

/** `refused`: the link is unknown, used, expired, or renewing isn't possible in this status. */
export type RenewLookingResult = { kind: 'ok'; until: string } | { kind: 'refused' } | Failed;

export const renewLookingMachine = setup({
  types: {
    /** ISO time until which companies find the applicant. */
    context: {} as { until: string | null },
    events: {} as { type: 'page.retry' },
    meta: {} as StateMeta,
  },
  actors: { renew: unprovided<RenewLookingResult>('renew') },
  actions: {
    keepUntil: assign((_, result: RenewLookingResult) => ({ until: result.kind === 'ok' ? result.until : null })),
  },
}).createMachine({
  id: 'renewLooking',
  context: { until: null },
  initial: 'renewing',
  states: {
    renewing: {
      meta: { route: 'applicants.renew-looking' },
      invoke: {
        src: 'renew',
        ...answers<RenewLookingResult>()({
          ok: { target: 'renewed', actions: { type: 'keepUntil', params: output } },
          refused: 'failed.link',
          failed: 'failed.network',
        }),
      },
    },
    renewed: { meta: { route: 'applicants.renew-looking' } },
    failed: {
      meta: { route: 'applicants.renew-looking' },
      initial: 'link',
      states: { link: {}, network: { on: { 'page.retry': { target: '#renewLooking.renewing' } } } },
    },
  },
});
