import type { Words } from '../kit/words.ts';
import type { renewLookingMachine } from './renew-looking.machine.ts';

export const renewLookingWords: Words<typeof renewLookingMachine> = {
  de: {
    states: {
      renewing: ['Verlängert', 'Die Suche wird verlängert.'],
      renewed: ['Verlängert bis', 'Die Seite sagt, bis wann Betriebe einen finden.'],
      failed: ['Nicht verlängert', 'Im Profil lässt sich die Suche ebenso verlängern.'],
      'failed.link': ['Link gilt nicht', 'Der Link ist unbekannt, benutzt oder abgelaufen.'],
      'failed.network': ['Keine Antwort', 'Der Server antwortet nicht. Man kann es noch einmal versuchen.'],
    },
    events: { 'page.retry': 'noch einmal versuchen' },
  },
  en: {
    states: {
      renewing: ['Renewing', 'The search is being extended.'],
      renewed: ['Renewed until', 'The page says how long companies find one.'],
      failed: ['Not renewed', 'The search can be extended in the profile as well.'],
      'failed.link': ['Link not valid', 'The link is unknown, used or expired.'],
      'failed.network': ['No answer', 'The server does not answer. You can try again.'],
    },
    events: { 'page.retry': 'try again' },
  },
};
