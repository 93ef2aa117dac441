/** What the mails about passwords say. */
export const resetMessages = {
  subject: /*i18n*/ { id: 'mail.password_reset.subject', message: 'Set a new password' },
  preheader: /*i18n*/ { id: 'mail.password_reset.preheader', message: 'The link works for 60 minutes.' },
  heading: /*i18n*/ { id: 'mail.password_reset.heading', message: 'Set a new password' },
  text: /*i18n*/ {
    id: 'mail.password_reset.text',
    message:
      'Hello {firstname},\n\nsomebody asked for a new password for your account at {tenant}. With this link you can set one.',
  },
  button: /*i18n*/ { id: 'mail.password_reset.button', message: 'Set a new password' },
  note: /*i18n*/ {
    id: 'mail.password_reset.note',
    message:
      'The link works once and for 60 minutes. If it wasn’t you, there is nothing to do: your password stays as it is.',
  },
} as const;

export const changedMessages = {
  subject: /*i18n*/ { id: 'mail.password_changed.subject', message: 'Your password was changed' },
  preheader: /*i18n*/ { id: 'mail.password_changed.preheader', message: 'If it wasn’t you, set a new one now.' },
  heading: /*i18n*/ { id: 'mail.password_changed.heading', message: 'Your password was changed' },
  text: /*i18n*/ {
    id: 'mail.password_changed.text',
    message:
      'Hello {firstname},\n\nthe password of your account at {tenant} was changed on {date}. Other devices were logged out.',
  },
  button: /*i18n*/ { id: 'mail.password_changed.button', message: 'It wasn’t me' },
} as const;
