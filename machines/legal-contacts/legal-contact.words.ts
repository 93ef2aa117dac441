import type { LifecycleWords } from '../kit/lifecycle-words.ts';
import type { legalContactLifecycle } from './legal-contact.lifecycle.ts';

export const legalContactWords: LifecycleWords<typeof legalContactLifecycle> = {
  de: {
    title: 'Zustimmung der Eltern',
    statuses: {
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
    events: {
      send_link: 'Link senden',
      accept: 'zustimmen',
      decline: 'ablehnen',
      timeout: 'Frist läuft ab',
      resend: 'Link erneut senden',
      replaced: 'andere Person eintragen',
      withdraw: 'Zustimmung widerrufen',
      came_of_age: 'alt genug werden',
      ask_again: 'neu fragen',
      request_new_link: 'neuen Link anfordern',
      not_me: 'nicht gemeint sein',
    },
  },
  en: {
    title: 'Consent of the guardian',
    statuses: {
      created: ['Created', 'The person is entered; their link goes out at once.'],
      pending: ['Waiting for an answer', 'The person has the link and two weeks to answer.'],
      confirmed: ['Confirmed', 'The consent is there and counts until it is withdrawn or asked for anew.'],
      declined: ['Declined', 'Without consent nobody finds the young person; they can enter somebody else.'],
      expired: ['Expired', 'No answer came for two weeks; a new link helps.'],
      revoked: ['Taken back', 'This entry no longer counts: withdrawn, replaced or no longer needed.'],
    },
    events: {
      send_link: 'send the link',
      accept: 'consent',
      decline: 'decline',
      timeout: 'the time runs out',
      resend: 'send the link again',
      replaced: 'enter another person',
      withdraw: 'withdraw the consent',
      came_of_age: 'come of age',
      ask_again: 'ask again',
      request_new_link: 'ask for a new link',
      not_me: 'be the wrong person',
    },
  },
};
