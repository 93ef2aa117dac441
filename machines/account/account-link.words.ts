import type { Words } from '../kit/words.ts';
import type { accountLinkMachine } from './account-link.machine.ts';

export const accountLinkWords: Words<typeof accountLinkMachine> = {
  de: {
    states: {
      asking: ['Rückfrage', 'Die Seite sagt, was der Knopf bewirkt. Bis dahin geschieht nichts.'],
      confirming: ['Führt aus', 'Das Konto wird gelöscht oder die Löschung zurückgenommen.'],
      confirmed: ['Erledigt', 'Die Seite sagt, was nun gilt und bis wann man es sich anders überlegen kann.'],
      invalid: ['Link ungültig', 'Der Link ist unbekannt oder durch einen neueren ersetzt.'],
      expired: ['Link abgelaufen', 'Die Zeit des Links ist um.'],
      used: ['Link verbraucht', 'Mit diesem Link ist es schon geschehen.'],
      kept: ['Nicht möglich', 'Die letzte Verwaltung eines Anbieters kann nicht gehen.'],
      failed: ['Keine Antwort', 'Es ist nichts geschehen. Man kann es noch einmal versuchen.'],
    },
    events: { 'link.confirm': 'bestätigen' },
  },
  en: {
    states: {
      asking: ['Question', 'The page says what the button does. Nothing happens before.'],
      confirming: ['Doing it', 'The account is being deleted, or the deletion taken back.'],
      confirmed: ['Done', 'The page says how things stand and how long one can change one’s mind.'],
      invalid: ['Link invalid', 'The link is unknown, or a newer one has replaced it.'],
      expired: ['Link expired', 'The time of the link is over.'],
      used: ['Link used', 'It has been done with this link already.'],
      kept: ['Not possible', 'The last administrator of a tenant can’t go.'],
      failed: ['No answer', 'Nothing has happened. One can try again.'],
    },
    events: { 'link.confirm': 'confirm' },
  },
};
