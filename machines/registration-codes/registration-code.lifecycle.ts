import { lifecycle } from '../kit/lifecycle.ts';

/** A code that is handed to applicants. A used one is archived, never deleted. */
export const registrationCodeLifecycle = lifecycle({
  name: 'registrationCode',
  initial: 'draft',
  transitions: [
    { from: 'draft', event: 'activate', to: 'active', by: ['employee', 'tenant_member', 'administrator'] },
    // visitor sees: registration code deactivated
    { from: 'active', event: 'deactivate', to: 'inactive', by: ['employee', 'tenant_member', 'administrator'] },
    // not past valid_until, not exhausted
    { from: 'inactive', event: 'activate', to: 'active', by: ['employee', 'tenant_member', 'administrator'] },
    // valid_until passed or times_used == max_uses
    { from: 'active', event: 'timeout_or_exhausted', to: 'expired', by: ['system'] },
    // new valid_until or max_uses
    { from: 'expired', event: 'extend', to: 'active', by: ['employee', 'tenant_member', 'administrator'] },
    { from: 'inactive', event: 'archive', to: 'archived', by: ['employee', 'tenant_member', 'administrator'] },
    { from: 'expired', event: 'archive', to: 'archived', by: ['employee', 'tenant_member', 'administrator'] },
    { from: 'draft', event: 'archive', to: 'archived', by: ['employee', 'tenant_member', 'administrator'] },
    // visitor sees: registration code deactivated
    { from: 'active', event: 'archive', to: 'archived', by: ['employee', 'tenant_member', 'administrator'] },
  ],
});
