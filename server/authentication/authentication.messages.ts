/** Mails about passwords; applicants are spoken to as friends, everyone else formally. */
export const resetMessages = {
  subject: /*i18n*/ { id: 'mail.password_reset.subject', message: 'Set a new password' },
  preheader: /*i18n*/ { id: 'mail.password_reset.preheader', message: 'The link works for 60 minutes.' },
  text: {
    applicant: /*i18n*/ {
      id: 'mail.password_reset.text.applicant',
      message: 'Somebody asked for a new password for your account at {tenant}. With this link you can set one.',
    },
    formal: /*i18n*/ {
      id: 'mail.password_reset.text.formal',
      message: 'Somebody asked for a new password for your account at {tenant}. With this link you can set one.',
    },
  },
  button: /*i18n*/ { id: 'mail.password_reset.button', message: 'Set a new password' },
  note: {
    applicant: /*i18n*/ {
      id: 'mail.password_reset.note.applicant',
      message:
        'The link works once and for 60 minutes. It wasn’t you? Then there is nothing to do: your password stays as it is.',
    },
    formal: /*i18n*/ {
      id: 'mail.password_reset.note.formal',
      message:
        'The link works once and for 60 minutes. It wasn’t you? Then there is nothing to do: your password stays as it is.',
    },
  },
} as const;

export const changedMessages = {
  subject: {
    applicant: /*i18n*/ { id: 'mail.password_changed.subject.applicant', message: 'Your password was changed' },
    formal: /*i18n*/ { id: 'mail.password_changed.subject.formal', message: 'Your password was changed' },
  },
  preheader: {
    applicant: /*i18n*/ {
      id: 'mail.password_changed.preheader.applicant',
      message: 'If it wasn’t you, set a new one now.',
    },
    formal: /*i18n*/ { id: 'mail.password_changed.preheader.formal', message: 'If it wasn’t you, set a new one now.' },
  },
  text: {
    applicant: /*i18n*/ {
      id: 'mail.password_changed.text.applicant',
      message:
        'The password of your account at {tenant} was changed on {date}. Other devices were logged out. If it was you, there is nothing to do.',
    },
    formal: /*i18n*/ {
      id: 'mail.password_changed.text.formal',
      message:
        'The password of your account at {tenant} was changed on {date}. Other devices were logged out. If it was you, there is nothing to do.',
    },
  },
  notMe: {
    applicant: /*i18n*/ {
      id: 'mail.password_changed.not_me.applicant',
      message: 'It wasn’t you? Then set a new password right away:',
    },
    formal: /*i18n*/ {
      id: 'mail.password_changed.not_me.formal',
      message: 'It wasn’t you? Then set a new password right away:',
    },
  },
} as const;
