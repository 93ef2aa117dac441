import { lifecycle } from '../kit/lifecycle.ts';

/** A company's standing with the tenant. */
export const organizationLifecycle = lifecycle({
  name: 'organization',
  initial: 'created',
  transitions: [
    // checked by tenant staff
    { from: 'created', event: 'verify', to: 'verified', by: ['tenant_member', 'administrator'] },
    // taken back within the minute, with what began with it
    { from: 'verified', event: 'undo_verify', to: 'created', by: ['system'] },
    { from: 'active', event: 'undo_verify', to: 'created', by: ['system'] },
    // usage_type set and one verified employee
    { from: 'verified', event: 'activate', to: 'active', by: ['system'] },
    // reason; search and pings off
    { from: 'active', event: 'suspend', to: 'inactive', by: ['tenant_member', 'administrator'] },
    { from: 'inactive', event: 'reactivate', to: 'active', by: ['tenant_member', 'administrator'] },
    // offboarding
    { from: 'active', event: 'archive', to: 'archived', by: ['tenant_member', 'administrator'] },
    { from: 'inactive', event: 'archive', to: 'archived', by: ['tenant_member', 'administrator'] },
    { from: 'archived', event: 'restore', to: 'inactive', by: ['tenant_member', 'administrator'] },
    // reason
    { from: 'created', event: 'reject', to: 'archived', by: ['tenant_member', 'administrator'] },
    { from: 'verified', event: 'archive', to: 'archived', by: ['tenant_member', 'administrator'] },
  ],
});
