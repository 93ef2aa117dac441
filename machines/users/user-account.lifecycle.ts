import { lifecycle } from '../kit/lifecycle.ts';

/** Whether one may log in. Deletion after the grace period removes the row; it is not a status. */
export const userAccountLifecycle = lifecycle({
  name: 'userAccount',
  initial: 'active',
  transitions: [
    // not yourself; an employee one of the own organization
    { from: 'active', event: 'deactivate', to: 'inactive', by: ['administrator', 'employee'] },
    { from: 'inactive', event: 'reactivate', to: 'active', by: ['administrator'] },
    // after the deletion e-mail link was confirmed with a click; grace period, then erased
    { from: 'active', event: 'schedule_deletion', to: 'inactive', by: ['system'] },
    // signed link inside the grace period, and not deactivated by an administrator
    { from: 'inactive', event: 'cancel_deletion', to: 'active', by: ['system'] },
    // a deactivated user may still ask for erasure
    { from: 'inactive', event: 'schedule_deletion', to: 'inactive', by: ['system'] },
  ],
});
