/** What an administrator of `app` gets who tries a tenant's e-mails out. */
export const testMailMessages = {
  subject: /*i18n*/ { id: 'mail.tenant_test.subject', message: 'An e-mail of {tenant}, to try it out' },
  preheader: /*i18n*/ { id: 'mail.tenant_test.preheader', message: 'It has arrived, so sending works.' },
  text: /*i18n*/ {
    id: 'mail.tenant_test.text',
    message:
      'This e-mail has arrived, so {tenant} can send. It comes from {sender}. Is it in the spam folder? Then check SPF, DKIM and DMARC.',
  },
  button: /*i18n*/ { id: 'mail.tenant_test.button', message: 'Open {tenant}' },
  note: /*i18n*/ { id: 'mail.tenant_test.note', message: 'You asked for it on the tenant’s page.' },
} as const;
