import type { Words } from '../kit/words.ts';
import type { invitationEntryMachine } from './invitation-entry.machine.ts';

export const invitationEntryWords: Words<typeof invitationEntryMachine> = {
  de: {
    states: {
      entering: ['Einladung öffnen', 'Der Link aus der E-Mail wird eingefügt.'],
      lookingUp: ['Sucht', 'Wer hat eingeladen?'],
      known: ['Eingeladen', 'Die Seite sagt, wer einlädt und für welche Adresse.'],
      unknown: ['Einladung unbekannt', 'Zu diesem Link gibt es keine Einladung.'],
      accepted: ['Schon angenommen', 'Das Konto besteht bereits.'],
      expired: ['Abgelaufen', 'Ihre Kollegin oder Ihr Kollege kann neu einladen.'],
      failed: ['Nicht geladen', 'Der Server antwortet nicht. Sie können es noch einmal versuchen.'],
    },
    events: {
      'invitation.submit': 'Einladung prüfen',
      'invitation.change': 'andere Einladung',
    },
  },
  en: {
    states: {
      entering: ['Open the invitation', 'The link from the e-mail is pasted.'],
      lookingUp: ['Looking up', 'Who sent the invitation?'],
      known: ['Invited', 'The page says who invites, and which address.'],
      unknown: ['Invitation unknown', 'There is no invitation for this link.'],
      accepted: ['Already accepted', 'The account exists already.'],
      expired: ['Expired', 'Your colleague can invite you again.'],
      failed: ['Not loaded', 'The server does not answer. You can try again.'],
    },
    events: {
      'invitation.submit': 'check the invitation',
      'invitation.change': 'another invitation',
    },
  },
};
