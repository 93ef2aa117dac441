import { lifecycle } from '../kit/lifecycle.ts';

/** An applicant's or a guardian's report about a company. What becomes of the company is its own lifecycle. */
export const reportLifecycle = lifecycle({
  name: 'report',
  initial: 'pending',
  transitions: [
    // there is something to it
    { from: 'pending', event: 'confirm', to: 'confirmed', by: ['tenant_member', 'administrator'] },
    // there is not
    { from: 'pending', event: 'decline', to: 'declined', by: ['tenant_member', 'administrator'] },
    { from: 'confirmed', event: 'archive', to: 'archived', by: ['tenant_member', 'administrator'] },
    { from: 'declined', event: 'archive', to: 'archived', by: ['tenant_member', 'administrator'] },
  ],
});
