/** The mail that asks a colleague to join; people at companies are spoken to formally. */
export const invitationMessages = {
  subject: /*i18n*/ { id: 'mail.invitation.subject', message: '{inviter} invites you to join {organization}' },
  preheader: /*i18n*/ { id: 'mail.invitation.preheader', message: 'Create your account at {tenant}.' },
  heading: /*i18n*/ { id: 'mail.invitation.heading', message: 'Join {organization} at {tenant}' },
  text: /*i18n*/ {
    id: 'mail.invitation.text',
    message:
      '{inviter} would like to work with you at {tenant}: there companies of the region recommend good applicants to each other and find apprentices. Your account takes two minutes.',
  },
  link: /*i18n*/ { id: 'mail.invitation.link', message: 'With the link you create your account at {tenant}.' },
  validity: /*i18n*/ {
    id: 'mail.invitation.validity',
    message: 'The invitation is valid until {date} and only for this e-mail address.',
  },
  notMe: /*i18n*/ {
    id: 'mail.invitation.not_me',
    message: 'You don’t know {organization}? Then ignore this e-mail: without you nothing happens.',
  },
} as const;
