import { lifecycle } from '../kit/lifecycle.ts';

/** A guardian asked to agree for a minor. They have no account and act through a link, hence as the system. */
export const legalContactLifecycle = lifecycle({
  name: 'legalContact',
  initial: 'created',
  transitions: [
    // guardian e-mail differs from the applicant e-mail
    { from: 'created', event: 'send_link', to: 'pending', by: ['system'] },
    // guardian clicks the button on /legal-contacts/{id}/verify; declaration of custody ticked; staff hold a signed letter
    { from: 'pending', event: 'accept', to: 'confirmed', by: ['system', 'tenant_member', 'administrator'] },
    // guardian clicks decline; the letter says no
    { from: 'pending', event: 'decline', to: 'declined', by: ['system', 'tenant_member', 'administrator'] },
    // 14 days
    { from: 'pending', event: 'timeout', to: 'expired', by: ['system'] },
    // max 3 per day
    { from: 'expired', event: 'resend', to: 'pending', by: ['applicant', 'tenant_member', 'administrator'] },
    // max 3 per day; old link dies
    { from: 'pending', event: 'resend', to: 'pending', by: ['applicant', 'tenant_member', 'administrator'] },
    // taken back within the minute; the link of before goes on working
    { from: 'pending', event: 'undo_resend', to: 'pending', by: ['system'] },
    // Update legal guardian creates a new LegalContact
    { from: 'pending', event: 'replaced', to: 'revoked', by: ['applicant', 'tenant_member', 'administrator'] },
    // by staff only who said that the mail reached the wrong person: a no is final for them
    { from: 'declined', event: 'replaced', to: 'revoked', by: ['applicant', 'tenant_member', 'administrator'] },
    { from: 'expired', event: 'replaced', to: 'revoked', by: ['applicant', 'tenant_member', 'administrator'] },
    // guardian uses the withdraw link in the confirmation e-mail, or calls or writes who signed a letter: applicant becomes unmatchable at once
    { from: 'confirmed', event: 'withdraw', to: 'revoked', by: ['system', 'tenant_member', 'administrator'] },
    // asked again, a guardian takes the earlier yes back instead of answering
    { from: 'pending', event: 'withdraw', to: 'revoked', by: ['system', 'tenant_member', 'administrator'] },
    { from: 'expired', event: 'withdraw', to: 'revoked', by: ['system', 'tenant_member', 'administrator'] },
    // the applicant reached guardian_age and decides alone
    { from: 'pending', event: 'came_of_age', to: 'revoked', by: ['system'] },
    // a wrong guardian confirmed, or a new one; consent is asked again
    { from: 'confirmed', event: 'replaced', to: 'revoked', by: ['applicant', 'tenant_member', 'administrator'] },
    // a new material version of the terms
    { from: 'confirmed', event: 'ask_again', to: 'pending', by: ['system'] },
    // the guardian asks for a new link on the expired page
    { from: 'expired', event: 'request_new_link', to: 'pending', by: ['system'] },
    // the addressee says the mail reached the wrong person; the address is suppressed
    { from: 'pending', event: 'not_me', to: 'declined', by: ['system'] },
  ],
});
