import type { AnyStateMachine } from 'xstate';
import type { chunkGuardMachine } from '../../machines/chunk-guard/chunk-guard.machine.ts';
import type { guardianConsentMachine } from '../../machines/legal-contacts/guardian-consent.machine.ts';
import type { StateOf } from '../../machines/kit/words.ts';
import type { linkMachine } from '../../machines/link/link.machine.ts';
import type { listMachine } from '../../machines/list/list.machine.ts';
import type { notificationMachine } from '../../machines/notification/notification.machine.ts';
import type { recordActionMachine } from '../../machines/records/record-action.machine.ts';
import type { recordFormMachine } from '../../machines/records/record-form.machine.ts';
import type { tenantMachine } from '../../machines/tenants/tenant.machine.ts';
import type { Text } from '../charts/text.ts';

/** The name of the catalogue's screen that shows a state, or the reason why none does. */
export type Situation = string | Text;

type Innermost<State extends string, All extends string = State> = State extends unknown
  ? Extract<All, `${State}.${string}`> extends never
    ? State
    : never
  : never;
type Situations<Machine extends AnyStateMachine> = Readonly<Record<Innermost<StateOf<Machine>>, Situation>>;
/** Of a machine that paths walk: the states in which none of them stands still. */
type FewSituations<Machine extends AnyStateMachine> = Partial<Situations<Machine>>;

const atOnce: Text = { de: 'Es ist im selben Augenblick vorbei.', en: 'It is over in the same moment.' };
const counting: Text = {
  de: 'Dieselbe Seite; der Knopf für einen neuen Link zählt herunter.',
  en: 'The same page; the button for a new link counts down.',
};

/**
 * What a person sees in each innermost state of the machines that no path walks in the browser: screens of
 * tests/screens/catalogue, of which the storyboard takes its pictures. A new state does not compile until it is here.
 */
export const situations = {
  tenant: {
    reading: atOnce,
    noSubdomain: 'error.no-subdomain',
    looking: {
      de: 'Der Server schreibt die Antwort schon in die Seite.',
      en: 'The server writes the answer into the page beforehand.',
    },
    found: 'login',
    leaving: 'error.no-tenant',
    unconfigured: {
      de: 'Nur wo es noch keinen Anbieter gibt: dann steht dort „Kein Mandant gefunden.“',
      en: 'Only where there is no tenant yet: the page then says “No tenant found.”',
    },
    failed: 'error.tenant-not-loaded',
  } satisfies Situations<typeof tenantMachine>,
  link: {
    entering: 'forgot-password',
    pending: 'register-applicant.loading',
    done: 'register-applicant',
    closed: 'register-employee.expired',
    failed: 'account.delete.unsent',
  } satisfies Situations<typeof linkMachine>,
  guardianConsent: {
    'expired.cooling': counting,
    'expired.limitedToday': {
      de: 'Dieselbe Seite; sie sagt, dass für heute genug E-Mails unterwegs sind.',
      en: 'The same page; it says that enough e-mails have been sent for today.',
    },
    'withdrawn.cooling': counting,
  } satisfies FewSituations<typeof guardianConsentMachine>,
  list: {
    debouncing: {
      de: 'Eine Viertelsekunde, in der die Liste stehen bleibt.',
      en: 'A quarter of a second in which the list stays as it is.',
    },
    loading: 'pings.loading',
    showing: 'pings',
    empty: 'pings.empty',
    failed: 'pings.failing',
  } satisfies Situations<typeof listMachine>,
  recordAction: {
    'resting.offered': 'code',
    'resting.done': 'code.inactive',
    'resting.refused': {
      de: 'Über den Knöpfen steht, was der Server sagt; sonst dieselbe Seite.',
      en: 'Above the buttons stands what the server says; otherwise the same page.',
    },
    'resting.failed': 'code.archiving.unsent',
    asking: 'code.archiving',
    doing: 'code.archiving.sending',
  } satisfies Situations<typeof recordActionMachine>,
  recordForm: {
    'editing.unchanged': 'code',
    'editing.changed': {
      de: 'Dieselbe Seite mit dem, was getippt ist.',
      en: 'The same page with what is typed.',
    },
    'editing.saved': {
      de: 'Dieselbe Seite; eine Meldung sagt, dass gespeichert ist.',
      en: 'The same page; a notification says that it is saved.',
    },
    'editing.refused': 'code.create.missing',
    'editing.failed': 'code.saving.unsent',
    'submitting.saving': 'code.saving.sending',
    'submitting.comparing': {
      de: 'Der Knopf wartet weiter.',
      en: 'The button goes on waiting.',
    },
    stale: {
      de: 'Unter dem Formular steht, was jemand anderes gespeichert hat, mit zwei Knöpfen.',
      en: 'Below the form stands what somebody else has saved, with two buttons.',
    },
  } satisfies Situations<typeof recordFormMachine>,
  notification: {
    'showing.choosing': atOnce,
    'showing.timed': 'composer.undone',
    'showing.held': {
      de: 'Die Meldung sieht aus wie zuvor; sie geht nur nicht von selbst.',
      en: 'The notification looks as before; it only does not go by itself.',
    },
    'showing.staying': 'composer.sent',
    dismissed: { de: 'Die Meldung ist weg.', en: 'The notification is gone.' },
  } satisfies Situations<typeof notificationMachine>,
  chunkGuard: {
    watching: { de: 'Niemand merkt etwas davon.', en: 'Nobody notices anything of it.' },
    reloading: { de: 'Die Seite lädt neu.', en: 'The page reloads.' },
    failed: 'error.part-missing',
  } satisfies Situations<typeof chunkGuardMachine>,
} as const;

/** What shows a state, for whoever knows its machine by name only; undefined for what the paths picture. */
export function situationOf(machine: string, state: string): Situation | undefined {
  const known: Readonly<Record<string, Readonly<Record<string, Situation>>>> = situations;
  return known[machine]?.[state];
}
