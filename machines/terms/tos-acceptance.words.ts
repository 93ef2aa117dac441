import { lifecycleWords } from '../kit/lifecycle-words.ts';
import { tosAcceptanceLifecycle } from './tos-acceptance.lifecycle.ts';

export const tosAcceptanceWords = lifecycleWords(tosAcceptanceLifecycle, {
  title: ['Zustimmung zu den Nutzungsbedingungen', 'Agreement to the terms'],
  events: {
    accept: ['selbst zustimmen', 'agree oneself'],
    guardian_accept: ['Eltern stimmen zu', 'the guardian agrees'],
    new_version: ['neue Bedingungen gelten', 'new terms are in force'],
    withdraw: ['Zustimmung widerrufen', 'withdraw the agreement'],
    birth_date_changed: ['Geburtsdatum ändert sich', 'the birth date changes'],
    guardian_age_raised: [
      'Zustimmung der Sorgeberechtigten wird länger verlangt',
      'a guardian is asked for longer than before',
    ],
    guardian_replaced: ['jemand anderes soll zustimmen', 'somebody else is to agree'],
  },
  de: {
    pending: ['Steht aus', 'Noch hat niemand zugestimmt; ohne Zustimmung findet kein Betrieb diese Person.'],
    accepted: ['Angenommen', 'Die Zustimmung gilt, bis sie widerrufen wird oder neue Bedingungen kommen.'],
    expired: [
      'Neu zu erteilen',
      'Die Bedingungen, das Alter oder die Person, die zustimmt, haben sich geändert; es muss erneut zugestimmt werden.',
    ],
    revoked: ['Widerrufen', 'Die Zustimmung wurde zurückgenommen; sie kann wieder erteilt werden.'],
  },
  en: {
    pending: ['Pending', 'Nobody has agreed yet; without it no company finds this person.'],
    accepted: ['Accepted', 'The agreement counts until it is withdrawn or new terms come.'],
    expired: ['To be given again', 'The terms, the age or who agrees have changed; agreement is needed again.'],
    revoked: ['Withdrawn', 'The agreement was taken back; it can be given again.'],
  },
});
