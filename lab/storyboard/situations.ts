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
const unnoticed: Text = { de: 'Niemand merkt etwas davon.', en: 'Nobody notices anything of it.' };
const sentence: Text = { de: 'Dieselbe Seite, um einen Satz anders.', en: 'The same page, with another sentence.' };
const counting: Text = { de: 'Dieselbe Seite; ein Knopf zählt herunter.', en: 'The same page; a button counts down.' };

/** Why a state has no picture. */
export const reasons: Readonly<Record<string, Text>> = {
  'tenant/reading': atOnce,
  'tenant/looking': unnoticed,
  'tenant/unconfigured': {
    de: 'Nur wo es noch keinen Anbieter gibt: dann steht dort „Kein Mandant gefunden.“',
    en: 'Only where there is no tenant yet: the page then says “No tenant found.”',
  },
  'guardianConsent/expired.cooling': counting,
  'guardianConsent/expired.limitedToday': sentence,
  'guardianConsent/withdrawn.cooling': counting,
  'list/debouncing': unnoticed,
  'recordAction/resting.refused': sentence,
  'recordForm/editing.changed': sentence,
  'recordForm/editing.saved': sentence,
  'recordForm/submitting.comparing': unnoticed,
  'recordForm/stale': sentence,
  'pingComposer/choosing.passedOver': sentence,
  'notification/showing.choosing': atOnce,
  'notification/showing.held': unnoticed,
  'notification/dismissed': { de: 'Die Meldung ist weg.', en: 'The notification is gone.' },
  'chunkGuard/watching': unnoticed,
  'chunkGuard/reloading': { de: 'Die Seite lädt neu.', en: 'The page reloads.' },
};

const shared: Text = {
  de: 'Viele Seiten haben sie gemeinsam, und was sie zeigt, hängt von keinem Weg davor ab.',
  en: 'Many pages share it, and what it shows depends on no way before.',
};
const nobodyActs: Text = {
  de: 'Niemand tut etwas: die Adresse entscheidet oder was dem Programm fehlt.',
  en: 'Nobody does anything: the address decides, or what the program lacks.',
};

/** Why the browser walks no computed paths through a machine; it stands here or has a flow. */
export const withoutPaths: Readonly<Record<string, Text>> = {
  tenant: nobodyActs,
  chunkGuard: nobodyActs,
  link: shared,
  list: shared,
  recordAction: shared,
  recordForm: shared,
  notification: shared,
};
