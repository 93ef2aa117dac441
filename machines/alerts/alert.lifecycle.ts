import { lifecycle } from '../kit/lifecycle.ts';

/** A saved search that reports by mail. */
export const alertLifecycle = lifecycle({
  name: 'alert',
  initial: 'draft',
  transitions: [
    // at least one criterion, and somebody to tell
    { from: 'draft', event: 'activate', to: 'active', by: ['employee', 'tenant_member', 'administrator'] },
    // by the system where nobody is left to tell, or nobody looks any more
    { from: 'active', event: 'pause', to: 'inactive', by: ['employee', 'tenant_member', 'administrator', 'system'] },
    // by the system on the day that the pause named
    { from: 'inactive', event: 'resume', to: 'active', by: ['employee', 'tenant_member', 'administrator', 'system'] },
    { from: 'draft', event: 'archive', to: 'archived', by: ['employee', 'tenant_member', 'administrator'] },
    { from: 'active', event: 'archive', to: 'archived', by: ['employee', 'tenant_member', 'administrator'] },
    { from: 'inactive', event: 'archive', to: 'archived', by: ['employee', 'tenant_member', 'administrator'] },
  ],
});
