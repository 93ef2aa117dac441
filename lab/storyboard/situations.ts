import type { Text } from '../charts/text.ts';

/**
 * What a person sees in each innermost state in which no path stands still: a screen of tests/screens/catalogue, of
 * which the storyboard takes its pictures, or the reason why there is none.
 */
export const screens: Readonly<Record<string, string>> = {
  'tenant/noSubdomain': 'error.no-subdomain',
  'tenant/found': 'login',
  'tenant/leaving': 'error.no-tenant',
  'tenant/failed': 'error.tenant-not-loaded',
  'link/entering': 'forgot-password',
  'link/pending': 'register-applicant.loading',
  'link/done': 'register-applicant',
  'link/closed': 'register-employee.expired',
  'link/failed': 'account.delete.unsent',
  'list/loading': 'pings.loading',
  'list/showing': 'pings',
  'list/empty': 'pings.empty',
  'list/failed': 'pings.failing',
  'recordAction/resting.offered': 'code',
  'recordAction/resting.done': 'code.inactive',
  'recordAction/resting.failed': 'code.archiving.unsent',
  'recordAction/asking': 'code.archiving',
  'recordAction/doing': 'code.archiving.sending',
  'recordForm/editing.unchanged': 'code',
  'recordForm/editing.refused': 'code.create.missing',
  'recordForm/editing.failed': 'code.saving.unsent',
  'recordForm/submitting.saving': 'code.saving.sending',
  'notification/showing.timed': 'composer.undone',
  'notification/showing.staying': 'composer.sent',
  'chunkGuard/failed': 'error.part-missing',
};

const atOnce: Text = { de: 'Es ist im selben Augenblick vorbei.', en: 'It is over in the same moment.' };
const counting: Text = {
  de: 'Dieselbe Seite; der Knopf für einen neuen Link zählt herunter.',
  en: 'The same page; the button for a new link counts down.',
};

export const reasons: Readonly<Record<string, Text>> = {
  'tenant/reading': atOnce,
  'tenant/looking': {
    de: 'Der Server schreibt die Antwort schon in die Seite.',
    en: 'The server writes the answer into the page beforehand.',
  },
  'tenant/unconfigured': {
    de: 'Nur wo es noch keinen Anbieter gibt: dann steht dort „Kein Mandant gefunden.“',
    en: 'Only where there is no tenant yet: the page then says “No tenant found.”',
  },
  'guardianConsent/expired.cooling': counting,
  'guardianConsent/expired.limitedToday': {
    de: 'Dieselbe Seite; sie sagt, dass für heute genug E-Mails unterwegs sind.',
    en: 'The same page; it says that enough e-mails have been sent for today.',
  },
  'guardianConsent/withdrawn.cooling': counting,
  'list/debouncing': {
    de: 'Eine Viertelsekunde, in der die Liste stehen bleibt.',
    en: 'A quarter of a second in which the list stays as it is.',
  },
  'recordAction/resting.refused': {
    de: 'Über den Knöpfen steht, was der Server sagt; sonst dieselbe Seite.',
    en: 'Above the buttons stands what the server says; otherwise the same page.',
  },
  'recordForm/editing.changed': {
    de: 'Dieselbe Seite mit dem, was getippt ist.',
    en: 'The same page with what is typed.',
  },
  'recordForm/editing.saved': {
    de: 'Dieselbe Seite; eine Meldung sagt, dass gespeichert ist.',
    en: 'The same page; a notification says that it is saved.',
  },
  'recordForm/submitting.comparing': { de: 'Der Knopf wartet weiter.', en: 'The button goes on waiting.' },
  'recordForm/stale': {
    de: 'Unter dem Formular steht, was jemand anderes gespeichert hat, mit zwei Knöpfen.',
    en: 'Below the form stands what somebody else has saved, with two buttons.',
  },
  'notification/showing.choosing': atOnce,
  'notification/showing.held': {
    de: 'Die Meldung sieht aus wie zuvor; sie geht nur nicht von selbst.',
    en: 'The notification looks as before; it only does not go by itself.',
  },
  'notification/dismissed': { de: 'Die Meldung ist weg.', en: 'The notification is gone.' },
  'chunkGuard/watching': { de: 'Niemand merkt etwas davon.', en: 'Nobody notices anything of it.' },
  'chunkGuard/reloading': { de: 'Die Seite lädt neu.', en: 'The page reloads.' },
};
