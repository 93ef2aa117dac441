import type { LifecycleWords } from '../kit/lifecycle-words.ts';
import type { tosAcceptanceLifecycle } from './tos-acceptance.lifecycle.ts';

export const tosAcceptanceWords: LifecycleWords<typeof tosAcceptanceLifecycle> = {
  de: {
    title: 'Zustimmung zu den Nutzungsbedingungen',
    statuses: {
      pending: ['Steht aus', 'Noch hat niemand zugestimmt; ohne Zustimmung findet kein Betrieb diese Person.'],
      accepted: ['Angenommen', 'Die Zustimmung gilt, bis sie widerrufen wird oder neue Bedingungen kommen.'],
      expired: [
        'Neu zu erteilen',
        'Die Bedingungen, das Alter oder die Person, die zustimmt, haben sich geändert; es muss erneut zugestimmt werden.',
      ],
      revoked: ['Widerrufen', 'Die Zustimmung wurde zurückgenommen; sie kann wieder erteilt werden.'],
    },
    events: {
      accept: 'selbst zustimmen',
      guardian_accept: 'Eltern stimmen zu',
      new_version: 'neue Bedingungen gelten',
      withdraw: 'Zustimmung widerrufen',
      birth_date_changed: 'Geburtsdatum ändert sich',
      guardian_age_raised: 'Zustimmung der Sorgeberechtigten wird länger verlangt',
      guardian_replaced: 'jemand anderes soll zustimmen',
    },
  },
  en: {
    title: 'Agreement to the terms',
    statuses: {
      pending: ['Pending', 'Nobody has agreed yet; without it no company finds this person.'],
      accepted: ['Accepted', 'The agreement counts until it is withdrawn or new terms come.'],
      expired: ['To be given again', 'The terms, the age or who agrees have changed; agreement is needed again.'],
      revoked: ['Withdrawn', 'The agreement was taken back; it can be given again.'],
    },
    events: {
      accept: 'agree oneself',
      guardian_accept: 'the guardian agrees',
      new_version: 'new terms are in force',
      withdraw: 'withdraw the agreement',
      birth_date_changed: 'the birth date changes',
      guardian_age_raised: 'a guardian is asked for longer than before',
      guardian_replaced: 'somebody else is to agree',
    },
  },
};
