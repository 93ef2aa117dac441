/** What every mail says around its own text. */
export const layoutMessages = {
  buttonHint: /*i18n*/ { id: 'mail.button_hint', message: 'If the button doesn’t work, use this link:' },
  noReplies: /*i18n*/ {
    id: 'mail.no_replies',
    message: 'Nobody reads replies to this e-mail. Questions go to {support}.',
  },
  questions: /*i18n*/ { id: 'mail.questions', message: 'Questions about {tenant} go to {support}.' },
  imprint: /*i18n*/ { id: 'mail.imprint', message: 'Imprint' },
  unsubscribe: /*i18n*/ { id: 'mail.unsubscribe', message: 'Switch off e-mails like this one' },
  privacy: /*i18n*/ { id: 'mail.privacy', message: 'Privacy' },
};
