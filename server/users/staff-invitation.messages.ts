/** The mail to who is to look after a tenant. */
export const staffInvitationMessages = {
  subject: /*i18n*/ { id: 'mail.staff_invitation.subject', message: 'Your account at {tenant}' },
  preheader: /*i18n*/ { id: 'mail.staff_invitation.preheader', message: 'Set a password, and you can begin.' },
  text: {
    administrator: /*i18n*/ {
      id: 'mail.staff_invitation.text.administrator',
      message:
        '{inviter} has created an account for you at {tenant}. You are an administrator there: you look after companies and applicants, and you invite who works with you.',
    },
    tenant_member: /*i18n*/ {
      id: 'mail.staff_invitation.text.tenant_member',
      message:
        '{inviter} has created an account for you at {tenant}. You belong to its staff: you look after companies and applicants.',
    },
  },
  address: /*i18n*/ { id: 'mail.staff_invitation.address', message: 'You log in with this e-mail address: {email}' },
  button: /*i18n*/ { id: 'mail.staff_invitation.button', message: 'Set a password' },
  note: /*i18n*/ {
    id: 'mail.staff_invitation.note',
    message:
      'The link works once and until {date}. After that, “Forgot password?” on the login page sends you a new one. You don’t know what this is about? Then there is nothing to do: without a password nobody can use the account.',
  },
} as const;
