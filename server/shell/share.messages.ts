/** What a chat shows of a link, by page. */
export const shareMessages = {
  picture: /*i18n*/ { id: 'share.picture', message: 'Good applications find their company' },
  door: {
    title: /*i18n*/ { id: 'share.door.title', message: 'Good applications find their company – {tenant}' },
    description: /*i18n*/ {
      id: 'share.door.description',
      message: 'Companies with no place left recommend good applicants to others. Names only after a yes.',
    },
  },
  code: {
    title: /*i18n*/ { id: 'share.code.title', message: 'You have been recommended – {tenant}' },
    description: /*i18n*/ {
      id: 'share.code.description',
      message: 'Registering takes about five minutes. Other companies see your name only once you say yes.',
    },
  },
  company: {
    title: /*i18n*/ { id: 'share.company.title', message: 'Invitation for companies – {tenant}' },
    description: /*i18n*/ {
      id: 'share.company.description',
      message: 'Find apprentices whom other companies recommend, and recommend those you have no place for.',
    },
  },
  help: {
    title: /*i18n*/ { id: 'share.help.title', message: 'Questions and answers – {tenant}' },
    description: /*i18n*/ {
      id: 'share.help.description',
      message: 'For applicants, parents and companies.',
    },
  },
};
