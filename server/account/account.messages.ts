/** Mails around leaving; applicants are spoken to as friends, everyone else formally. */
export const deletionRequestMessages = {
  subject: /*i18n*/ { id: 'mail.account_deletion.subject', message: 'Delete the account at {tenant}?' },
  preheader: /*i18n*/ { id: 'mail.account_deletion.preheader', message: 'Nothing is deleted before you confirm it.' },
  heading: /*i18n*/ { id: 'mail.account_deletion.heading', message: 'Delete the account?' },
  text: {
    applicant: /*i18n*/ {
      id: 'mail.account_deletion.text.applicant',
      message:
        'You want to delete your account at {tenant}. With this link you get to a page with a button; only that button deletes.',
    },
    formal: /*i18n*/ {
      id: 'mail.account_deletion.text.formal',
      message:
        'You want to delete your account at {tenant}. With this link you get to a page with a button; only that button deletes.',
    },
  },
  button: /*i18n*/ { id: 'mail.account_deletion.button', message: 'Continue to confirm' },
  note: {
    applicant: /*i18n*/ {
      id: 'mail.account_deletion.note.applicant',
      message:
        'The link works once and for {hours} hours. It wasn’t you? Then somebody knows your password. Please set a new one here:',
    },
    formal: /*i18n*/ {
      id: 'mail.account_deletion.note.formal',
      message:
        'The link works once and for {hours} hours. It wasn’t you? Then somebody knows your password. Please set a new one here:',
    },
  },
} as const;

export const accountDeletedMessages = {
  subject: /*i18n*/ { id: 'mail.account_deleted.subject', message: 'The account at {tenant} is being deleted' },
  preheader: /*i18n*/ { id: 'mail.account_deleted.preheader', message: 'It is erased for good on {date}.' },
  heading: /*i18n*/ { id: 'mail.account_deleted.heading', message: 'The account is being deleted' },
  text: {
    applicant: /*i18n*/ {
      id: 'mail.account_deleted.text.applicant',
      message:
        'Your account at {tenant} is switched off, and no company finds you any more. On {date} what we have stored about you is erased for good. Only that you agreed, and to what, we must be able to prove for another {months} months, without your name. All the best to you!',
    },
    formal: /*i18n*/ {
      id: 'mail.account_deleted.text.formal',
      message:
        'Your account at {tenant} is switched off. On {date} everything we have stored about you is erased for good.',
    },
  },
  keep: {
    applicant: /*i18n*/ {
      id: 'mail.account_deleted.keep.applicant',
      message: 'Changed your mind? Until then you can take it back, here or by logging in:',
    },
    formal: /*i18n*/ {
      id: 'mail.account_deleted.keep.formal',
      message: 'Changed your mind? Until then you can take it back, here or by logging in:',
    },
  },
  button: /*i18n*/ { id: 'mail.account_deleted.button', message: 'Keep the account' },
} as const;
