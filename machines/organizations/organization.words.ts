import { lifecycleWords } from '../kit/lifecycle-words.ts';
import { organizationLifecycle } from './organization.lifecycle.ts';

export const organizationWords = lifecycleWords(organizationLifecycle, {
  title: ['Betrieb', 'Company'],
  events: {
    verify: ['bestätigen', 'confirm'],
    activate: ['starten', 'start'],
    suspend: ['anhalten', 'suspend'],
    reactivate: ['wieder freischalten', 'activate again'],
    archive: ['archivieren', 'archive'],
    restore: ['wiederherstellen', 'restore'],
    reject: ['ablehnen', 'reject'],
  },
  de: {
    created: ['Angelegt', 'Der Betrieb wird geprüft; sobald er bestätigt ist, geht es los.'],
    verified: ['Bestätigt', 'Der Betrieb ist bestätigt und startet, sobald er sagt, was er hier vorhat.'],
    active: ['Aktiv', 'Der Betrieb macht mit; ihm steht alles offen.'],
    inactive: ['Pausiert', 'Der Betrieb kann weder suchen noch schreiben, bis er wieder freigeschaltet wird.'],
    archived: ['Archiviert', 'Der Betrieb macht nicht mehr mit; er lässt sich wiederherstellen und pausiert dann.'],
  },
  en: {
    created: ['Created', 'The company is being checked; as soon as it is confirmed, it can start.'],
    verified: ['Confirmed', 'The company is confirmed and starts as soon as it says what it wants to do here.'],
    active: ['Active', 'The company takes part; everything is open to it.'],
    inactive: ['Inactive', 'The company can neither search nor write until it is activated again.'],
    archived: ['Archived', 'The company no longer takes part; it can be restored and is inactive then.'],
  },
});
