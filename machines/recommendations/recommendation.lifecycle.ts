import { lifecycle } from '../kit/lifecycle.ts';

/** One row for each applicant and the organization that recommends them. */
export const recommendationLifecycle = lifecycle({
  name: 'recommendation',
  initial: 'created',
  transitions: [
    // registration completed through the code or link
    { from: 'created', event: 'applicant_registers', to: 'accepted', by: ['system'] },
    // before registration
    { from: 'created', event: 'revoke', to: 'revoked', by: ['employee', 'tenant_member', 'administrator'] },
    // employer withdraws the recommendation or applicant hides it
    {
      from: 'accepted',
      event: 'withdraw',
      to: 'revoked',
      by: ['employee', 'tenant_member', 'administrator', 'applicant'],
    },
  ],
});
