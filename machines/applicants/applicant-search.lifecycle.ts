import { lifecycle } from '../kit/lifecycle.ts';

/** Whether an applicant looks for a place: the switch on the dashboard. */
export const applicantSearchLifecycle = lifecycle({
  name: 'applicantSearch',
  initial: 'unconfirmed',
  transitions: [
    // verified and onboarded and tos_accepted (guardian if minor)
    { from: 'unconfirmed', event: 'complete_registration', to: 'wants_to_be_matched', by: ['system'] },
    // reason: found_here | found_elsewhere | paused
    {
      from: 'wants_to_be_matched',
      event: 'found_traineeship',
      to: 'doesnot_want_matching',
      by: ['applicant', 'tenant_member', 'administrator'],
    },
    // only the applicant may opt back in
    { from: 'doesnot_want_matching', event: 'looking_again', to: 'wants_to_be_matched', by: ['applicant'] },
    // looking_until < now; warned 14 and 3 days before
    { from: 'wants_to_be_matched', event: 'looking_until_passed', to: 'expired', by: ['system'] },
    // applicant in dashboard, or signed renew-looking link (written by system)
    { from: 'expired', event: 'renew_looking', to: 'wants_to_be_matched', by: ['applicant', 'system'] },
    // extends looking_until
    { from: 'wants_to_be_matched', event: 'renew_looking', to: 'wants_to_be_matched', by: ['applicant', 'system'] },
    // no login for the retention period: the person is erased, a row without one stays
    { from: 'expired', event: 'retention', to: 'archived', by: ['system'] },
    { from: 'doesnot_want_matching', event: 'retention', to: 'archived', by: ['system'] },
    // registration never completed; as above
    { from: 'unconfirmed', event: 'retention', to: 'archived', by: ['system'] },
  ],
});
