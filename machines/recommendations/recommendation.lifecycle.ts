import { lifecycle } from '../kit/lifecycle.ts';

/** One row for each applicant and the organization that recommends them. */
export const recommendationLifecycle = lifecycle({
  name: 'recommendation',
  initial: 'created',
  transitions: [
    // through a personal code or a mailed link
    { from: 'created', event: 'applicant_registers', to: 'accepted', by: ['system'] },
    // who came by a code for several: the company knows the person
    { from: 'created', event: 'confirm', to: 'accepted', by: ['employee', 'tenant_member', 'administrator'] },
    // a slip: the word is taken back, and the company may say otherwise
    { from: 'accepted', event: 'unconfirm', to: 'created', by: ['employee', 'tenant_member', 'administrator'] },
    // before it counts
    {
      from: 'created',
      event: 'revoke',
      to: 'revoked',
      by: ['employee', 'tenant_member', 'administrator', 'applicant'],
    },
    // employer withdraws the recommendation or applicant hides it
    {
      from: 'accepted',
      event: 'withdraw',
      to: 'revoked',
      by: ['employee', 'tenant_member', 'administrator', 'applicant'],
    },
    // whoever has hidden it, as long as the employer has not withdrawn it since
    { from: 'revoked', event: 'show', to: 'accepted', by: ['applicant'] },
    // the employer withdraws one that is hidden
    { from: 'revoked', event: 'withdraw', to: 'revoked', by: ['employee', 'tenant_member', 'administrator'] },
  ],
});
