import type { Words } from '../kit/words.ts';
import type { passwordForgotMachine } from './password-forgot.machine.ts';

export const passwordForgotWords: Words<typeof passwordForgotMachine> = {
  de: {
    states: {
      entering: ['E-Mail eingeben', 'An diese Adresse geht der Link.'],
      sending: ['Sendet', 'Der Link wird angefordert.'],
      sent: ['Gesendet', 'Wenn es das Konto gibt, kommt gleich eine E-Mail.'],
    },
    events: {
      'email.submit': 'Link anfordern',
      'email.change': 'andere Adresse',
    },
  },
  en: {
    states: {
      entering: ['Enter the e-mail', 'The link goes to this address.'],
      sending: ['Sending', 'The request is on its way.'],
      sent: ['Sent', 'If there is such an account, an e-mail will come soon.'],
    },
    events: {
      'email.submit': 'ask for the link',
      'email.change': 'another address',
    },
  },
};
