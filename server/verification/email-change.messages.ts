/** Mails around a changed address; applicants are spoken to as friends, everyone else formally. */
export const emailChangeMessages = {
  subject: {
    applicant: /*i18n*/ {
      id: 'mail.email_change.subject.applicant',
      message: '{code} is your code for the new e-mail address',
    },
    formal: /*i18n*/ {
      id: 'mail.email_change.subject.formal',
      message: '{code} is your code for the new e-mail address',
    },
  },
  preheader: /*i18n*/ {
    id: 'mail.email_change.preheader',
    message: 'It is valid for 10 minutes. We never ask for it.',
  },
  heading: /*i18n*/ { id: 'mail.email_change.heading', message: 'The code for the new e-mail address' },
  text: {
    applicant: /*i18n*/ {
      id: 'mail.email_change.text.applicant',
      message: 'This is to be your e-mail address at {tenant}. Please type this code into your account page:',
    },
    formal: /*i18n*/ {
      id: 'mail.email_change.text.formal',
      message: 'This is to be your e-mail address at {tenant}. Please type this code into your account page:',
    },
  },
  note: {
    applicant: /*i18n*/ {
      id: 'mail.email_change.note.applicant',
      message:
        'The code is valid for 10 minutes. Until then, and without it, your old address stays. It wasn’t you? Then ignore this e-mail.',
    },
    formal: /*i18n*/ {
      id: 'mail.email_change.note.formal',
      message:
        'The code is valid for 10 minutes. Until then, and without it, your old address stays. It wasn’t you? Then ignore this e-mail.',
    },
  },
} as const;

/** What the owner of an address learns when somebody wants to move another account to it. */
export const addressOwnedMessages = {
  subject: /*i18n*/ { id: 'mail.address_owned.subject', message: 'This e-mail address already has an account' },
  preheader: /*i18n*/ { id: 'mail.address_owned.preheader', message: 'Nothing has changed.' },
  text: {
    applicant: /*i18n*/ {
      id: 'mail.address_owned.text.applicant',
      message:
        'Somebody wanted to use this address for another account at {tenant}, most likely you. It already belongs to the account you have, so nothing has changed. Each account needs an address of its own.',
    },
    formal: /*i18n*/ {
      id: 'mail.address_owned.text.formal',
      message:
        'Somebody wanted to use this address for another account at {tenant}, most likely you. It already belongs to the account you have, so nothing has changed. Each account needs an address of its own.',
    },
  },
  note: {
    applicant: /*i18n*/ {
      id: 'mail.address_owned.note.applicant',
      message: 'It wasn’t you? Then there is nothing to do.',
    },
    formal: /*i18n*/ {
      id: 'mail.address_owned.note.formal',
      message: 'It wasn’t you? Then there is nothing to do.',
    },
  },
} as const;

/** Goes to the old address once the new one is confirmed. */
export const emailChangedMessages = {
  subject: /*i18n*/ { id: 'mail.email_changed.subject', message: 'Your e-mail address at {tenant} was changed' },
  preheader: {
    applicant: /*i18n*/ {
      id: 'mail.email_changed.preheader.applicant',
      message: 'If it wasn’t you, write to us at once.',
    },
    formal: /*i18n*/ { id: 'mail.email_changed.preheader.formal', message: 'If it wasn’t you, write to us at once.' },
  },
  text: {
    applicant: /*i18n*/ {
      id: 'mail.email_changed.text.applicant',
      message:
        'On {date} your account at {tenant} got the new address {email}. From now on you log in with it, and all e-mails go there. If it was you, there is nothing to do.',
    },
    formal: /*i18n*/ {
      id: 'mail.email_changed.text.formal',
      message:
        'On {date} your account at {tenant} got the new address {email}. From now on you log in with it, and all e-mails go there. If it was you, there is nothing to do.',
    },
  },
  notMe: {
    applicant: /*i18n*/ {
      id: 'mail.email_changed.not_me.applicant',
      message:
        'It wasn’t you? Then somebody knows your password. Please write to {support} at once, from this address: we give your account back to you.',
    },
    formal: /*i18n*/ {
      id: 'mail.email_changed.not_me.formal',
      message:
        'It wasn’t you? Then somebody knows your password. Please write to {support} at once, from this address: we give your account back to you.',
    },
  },
} as const;
