import type { Words } from '../kit/words.ts';
import type { pingAnswerMachine } from './ping-answer.machine.ts';

export const pingAnswerWords: Words<typeof pingAnswerMachine> = {
  de: {
    states: {
      opening: ['Öffnet', 'Der Link wird geprüft.'],
      sorting: ['Stand prüfen', 'Wurde schon geantwortet?'],
      failed: ['Nicht geladen', 'Der Server antwortet nicht. Du kannst es noch einmal versuchen.'],
      invalid: ['Link ungültig', 'Dieser Link ist unbekannt.'],
      expired: ['Abgelaufen', 'Für eine Antwort ist es zu spät.'],
      revoked: ['Zurückgezogen', 'Der Betrieb hat die Nachricht zurückgezogen.'],
      asking: ['Deine Antwort', 'Ein Betrieb möchte dich kennenlernen.'],
      confirmingAccept: ['Wirklich annehmen?', 'Die Seite sagt, welche Daten freigegeben werden.'],
      accepting: ['Nimmt an', 'Deine Kontaktdaten werden freigegeben.'],
      confirmingDecline: ['Wirklich ablehnen?', 'Ein Grund ist freiwillig.'],
      declining: ['Lehnt ab', 'Deine Antwort wird gespeichert.'],
      accepted: ['Angenommen', 'Der Betrieb meldet sich bei dir.'],
      declined: ['Abgelehnt', 'Der Betrieb erfährt davon, ohne deinen Namen.'],
    },
    events: {
      'page.retry': 'noch einmal versuchen',
      'ping.accept': 'annehmen',
      'ping.decline': 'ablehnen',
      'answer.cancel': 'zurück',
      'accept.confirm': 'Daten freigeben',
      'decline.confirm': 'Ablehnung bestätigen',
    },
  },
  en: {
    states: {
      opening: ['Opening', 'The link is being checked.'],
      sorting: ['Checking the state', 'Has an answer been given?'],
      failed: ['Not loaded', 'The server does not answer. You can try again.'],
      invalid: ['Link invalid', 'This link is unknown.'],
      expired: ['Expired', 'It is too late for an answer.'],
      revoked: ['Taken back', 'The company has taken its message back.'],
      asking: ['Your answer', 'A company would like to meet you.'],
      confirmingAccept: ['Really accept?', 'The page says which data will be released.'],
      accepting: ['Accepting', 'Your contact details are being released.'],
      confirmingDecline: ['Really decline?', 'A reason is up to you.'],
      declining: ['Declining', 'Your answer is being saved.'],
      accepted: ['Accepted', 'The company will get in touch.'],
      declined: ['Declined', 'The company is told, without your name.'],
    },
    events: {
      'page.retry': 'try again',
      'ping.accept': 'accept',
      'ping.decline': 'decline',
      'answer.cancel': 'back',
      'accept.confirm': 'release the data',
      'decline.confirm': 'confirm declining',
    },
  },
};
