import { lifecycleWords } from '../kit/lifecycle-words.ts';
import { applicantSearchLifecycle } from './applicant-search.lifecycle.ts';

export const applicantSearchWords = lifecycleWords(applicantSearchLifecycle, {
  title: ['Suche nach einem Ausbildungsplatz', 'Search for a training place'],
  events: {
    complete_registration: ['Registrierung abschließen', 'complete the registration'],
    found_traineeship: ['Suche beenden', 'end the search'],
    looking_again: ['wieder suchen', 'look again'],
    looking_until_passed: ['Frist läuft ab', 'the time runs out'],
    renew_looking: ['Suche verlängern', 'extend the search'],
    retention: ['nach langer Ruhe löschen', 'erase after a long rest'],
  },
  de: {
    unconfirmed: ['Noch nicht aktiv', 'Sobald alles ausgefüllt und zugestimmt ist, finden Betriebe diese Person.'],
    wants_to_be_matched: [
      'Auf der Suche',
      'Passende Betriebe finden diese Person und können ihr schreiben, bis die Frist um ist.',
    ],
    doesnot_want_matching: [
      'Sucht gerade nicht',
      'Kein Betrieb findet diese Person; nur sie selbst kann wieder suchen.',
    ],
    expired: [
      'Abgelaufen',
      'Die Suche wurde nicht verlängert; ein Klick genügt, und Betriebe finden diese Person wieder.',
    ],
    archived: ['Gelöscht', 'Lange war niemand hier; alles über die Person ist gelöscht, nur gezählt wird sie noch.'],
  },
  en: {
    unconfirmed: ['Not active yet', 'As soon as everything is filled in and agreed to, companies find this person.'],
    wants_to_be_matched: ['Looking', 'Companies that fit find this person and can write, until the time is over.'],
    doesnot_want_matching: ['Not looking', 'No company finds this person; only they themselves can look again.'],
    expired: ['Run out', 'The search was not extended; one click, and companies find this person again.'],
    archived: ['Erased', 'Nobody was here for long; everything about the person is erased, only the count goes on.'],
  },
});
