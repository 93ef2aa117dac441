import type { Locale } from '../../contract/kit/fields.ts';
import type { Author } from '../../contract/kit/roles.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Word } from './words.ts';

/**
 * What product owners read of a lifecycle: what it is about; each status with a title (the one on its badge) and a
 * sentence that says what it means and what comes next; each event as a short verb phrase. One that is forgotten or no
 * longer exists does not compile.
 */
export type LifecycleWords<Of extends Lifecycle> =
  Of extends Lifecycle<infer Status, infer Event>
    ? Readonly<
        Record<
          Locale,
          {
            readonly title: string;
            readonly statuses: Readonly<Record<Status, Word>>;
            readonly events: Readonly<Record<Event, string>>;
          }
        >
      >
    : never;

/** Who moves a status, everywhere the same. */
export const authorWords = {
  de: {
    administrator: 'Administration',
    applicant: 'Bewerberin oder Bewerber',
    employee: 'Betrieb',
    tenant_member: 'Team des Anbieters',
    system: 'ohne Konto oder von selbst',
  },
  en: {
    administrator: 'administrator',
    applicant: 'applicant',
    employee: 'company',
    tenant_member: 'the tenant’s staff',
    system: 'without an account, or by itself',
  },
} as const satisfies Record<Locale, Record<Author, string>>;
