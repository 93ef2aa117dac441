import { lifecycleWords } from '../kit/lifecycle-words.ts';
import { legalContactLifecycle } from './legal-contact.lifecycle.ts';

export const legalContactWords = lifecycleWords(legalContactLifecycle, {
  title: ['Zustimmung der Eltern', 'Consent of the guardian'],
  events: {
    send_link: ['Link senden', 'send the link'],
    accept: ['zustimmen', 'consent'],
    decline: ['ablehnen', 'decline'],
    timeout: ['Frist läuft ab', 'the time runs out'],
    resend: ['Link erneut senden', 'send the link again'],
    replaced: ['andere Person eintragen', 'enter another person'],
    withdraw: ['Zustimmung widerrufen', 'withdraw the consent'],
    came_of_age: ['alt genug werden', 'come of age'],
    ask_again: ['neu fragen', 'ask again'],
    request_new_link: ['neuen Link anfordern', 'ask for a new link'],
    not_me: ['nicht gemeint sein', 'be the wrong person'],
  },
  de: {
    created: ['Angelegt', 'Die Person ist eingetragen; gleich geht ihr Link hinaus.'],
    pending: ['Wartet auf Antwort', 'Die Person hat den Link und zwei Wochen Zeit für die Antwort.'],
    confirmed: ['Zugestimmt', 'Die Zustimmung liegt vor und gilt, bis sie widerrufen oder neu erfragt wird.'],
    declined: [
      'Abgelehnt',
      'Ohne Zustimmung findet niemand die jugendliche Person; sie kann jemand anderen eintragen.',
    ],
    expired: ['Abgelaufen', 'Zwei Wochen lang kam keine Antwort; ein neuer Link hilft.'],
    revoked: ['Zurückgezogen', 'Dieser Eintrag zählt nicht mehr: widerrufen, ersetzt oder nicht mehr nötig.'],
  },
  en: {
    created: ['Created', 'The person is entered; their link goes out at once.'],
    pending: ['Waiting for an answer', 'The person has the link and two weeks to answer.'],
    confirmed: ['Confirmed', 'The consent is there and counts until it is withdrawn or asked for anew.'],
    declined: ['Declined', 'Without consent nobody finds the young person; they can enter somebody else.'],
    expired: ['Expired', 'No answer came for two weeks; a new link helps.'],
    revoked: ['Taken back', 'This entry no longer counts: withdrawn, replaced or no longer needed.'],
  },
});
