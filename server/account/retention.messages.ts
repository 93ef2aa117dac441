/** Mails before an erasure that nobody asked for. */
export const retentionMessages = {
  unfinished: {
    subject: /*i18n*/ {
      id: 'mail.retention.unfinished.subject',
      message: 'Your registration at {tenant} is unfinished',
    },
    text: /*i18n*/ {
      id: 'mail.retention.unfinished.text',
      message:
        'Something is still missing, so no company can find you. If you want to stay, please finish your registration before {date}. If you don’t, everything you have entered will be deleted that day. You need do nothing for that.',
    },
    button: /*i18n*/ { id: 'mail.retention.unfinished.button', message: 'Finish the registration' },
  },
  minor: {
    subject: /*i18n*/ { id: 'mail.retention.minor.subject', message: 'The yes of your parents is still missing' },
    text: /*i18n*/ {
      id: 'mail.retention.minor.text',
      message:
        'Without a yes of your parents or guardian no company can find you, and we may keep what you have entered for a short time only. If the yes comes before {date}, all is well. If it doesn’t, everything will be deleted that day. You can send the e-mail again or name somebody else:',
    },
    button: /*i18n*/ { id: 'mail.retention.minor.button', message: 'Ask again' },
  },
  ended: {
    subject: /*i18n*/ { id: 'mail.retention.ended.subject', message: 'Your data at {tenant} will be deleted' },
    text: /*i18n*/ {
      id: 'mail.retention.ended.text',
      message:
        'Your search ended some months ago. On {date} we delete your name, your contact details and all messages. You need do nothing for that. If you want to keep your account, log in before then.',
    },
    button: /*i18n*/ { id: 'mail.retention.ended.button', message: 'Keep the account' },
  },
} as const;
