/** Mails around the verification of an address; applicants are spoken to as friends, everyone else formally. */
export const verificationMessages = {
  subject: {
    applicant: /*i18n*/ { id: 'mail.verification.subject.applicant', message: '{code} is your code for {tenant}' },
    formal: /*i18n*/ { id: 'mail.verification.subject.formal', message: '{code} is your code for {tenant}' },
  },
  preheader: /*i18n*/ {
    id: 'mail.verification.preheader',
    message: 'It is valid for 10 minutes. We never ask for it.',
  },
  heading: {
    applicant: /*i18n*/ { id: 'mail.verification.heading.applicant', message: 'Confirm your e-mail address' },
    formal: /*i18n*/ { id: 'mail.verification.heading.formal', message: 'Confirm your e-mail address' },
  },
  text: {
    applicant: /*i18n*/ {
      id: 'mail.verification.text.applicant',
      message: 'Please type this code into the page you have just registered on:',
    },
    formal: /*i18n*/ {
      id: 'mail.verification.text.formal',
      message: 'Please type this code into the page you have just registered on:',
    },
  },
  validity: {
    applicant: /*i18n*/ {
      id: 'mail.verification.validity.applicant',
      message: 'The code is valid for 10 minutes. Keep it to yourself: we never ask for it by phone or e-mail.',
    },
    formal: /*i18n*/ {
      id: 'mail.verification.validity.formal',
      message: 'The code is valid for 10 minutes. Keep it to yourself: we never ask for it by phone or e-mail.',
    },
  },
  notMe: {
    applicant: /*i18n*/ {
      id: 'mail.verification.not_me.applicant',
      message: 'You did not register? Then ignore this e-mail. Without the code nothing happens.',
    },
    formal: /*i18n*/ {
      id: 'mail.verification.not_me.formal',
      message: 'You did not register? Then ignore this e-mail. Without the code nothing happens.',
    },
  },
} as const;

/** What the owner of an address learns when somebody registers with it again. */
export const alreadyRegisteredMessages = {
  subject: {
    applicant: /*i18n*/ {
      id: 'mail.already_registered.subject.applicant',
      message: 'You already have an account at {tenant}',
    },
    formal: /*i18n*/ {
      id: 'mail.already_registered.subject.formal',
      message: 'You already have an account at {tenant}',
    },
  },
  preheader: {
    applicant: /*i18n*/ {
      id: 'mail.already_registered.preheader.applicant',
      message: 'Just log in with your e-mail address.',
    },
    formal: /*i18n*/ {
      id: 'mail.already_registered.preheader.formal',
      message: 'Just log in with your e-mail address.',
    },
  },
  heading: {
    applicant: /*i18n*/ { id: 'mail.already_registered.heading.applicant', message: 'You already have an account' },
    formal: /*i18n*/ { id: 'mail.already_registered.heading.formal', message: 'You already have an account' },
  },
  text: {
    applicant: /*i18n*/ {
      id: 'mail.already_registered.text.applicant',
      message:
        'Somebody has just tried to register with this e-mail address, most likely you. You don’t need a second account: log in with the one you have.',
    },
    formal: /*i18n*/ {
      id: 'mail.already_registered.text.formal',
      message:
        'Somebody has just tried to register with this e-mail address, most likely you. You don’t need a second account: log in with the one you have.',
    },
  },
  button: /*i18n*/ { id: 'mail.already_registered.button', message: 'Log in' },
  forgot: {
    applicant: /*i18n*/ {
      id: 'mail.already_registered.forgot.applicant',
      message: 'Forgotten your password? You can set a new one here:',
    },
    formal: /*i18n*/ {
      id: 'mail.already_registered.forgot.formal',
      message: 'Forgotten your password? You can set a new one here:',
    },
  },
  notMe: {
    applicant: /*i18n*/ {
      id: 'mail.already_registered.not_me.applicant',
      message: 'It wasn’t you? Then there is nothing to do: your account stays as it is.',
    },
    formal: /*i18n*/ {
      id: 'mail.already_registered.not_me.formal',
      message: 'It wasn’t you? Then there is nothing to do: your account stays as it is.',
    },
  },
} as const;
