import type { Words } from '../kit/words.ts';
import type { registrationCodeEntryMachine } from './registration-code-entry.machine.ts';

export const registrationCodeEntryWords: Words<typeof registrationCodeEntryMachine> = {
  de: {
    states: {
      entering: ['Code eingeben', 'Acht Zeichen aus dem Schreiben des Betriebs.'],
      lookingUp: ['Sucht', 'Wer steht hinter diesem Code?'],
      known: ['Empfohlen', 'Die Seite sagt, wer empfiehlt und wer was sieht.'],
      unknown: ['Code unbekannt', 'Vielleicht ein Tippfehler.'],
      deactivated: ['Code nicht mehr gültig', 'Der Betrieb kann einen neuen geben.'],
      failed: ['Nicht geladen', 'Der Server antwortet nicht. Du kannst es noch einmal versuchen.'],
    },
    events: {
      'code.submit': 'Code prüfen',
      'code.change': 'anderer Code',
    },
  },
  en: {
    states: {
      entering: ['Enter the code', "Eight characters from the company's letter."],
      lookingUp: ['Looking up', 'Who is behind this code?'],
      known: ['Recommended', 'The page says who recommends and who sees what.'],
      unknown: ['Code unknown', 'Perhaps a slip of the hand.'],
      deactivated: ['Code no longer valid', 'The company can give you a new one.'],
      failed: ['Not loaded', 'The server does not answer. You can try again.'],
    },
    events: {
      'code.submit': 'check the code',
      'code.change': 'another code',
    },
  },
};
