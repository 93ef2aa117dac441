import type { Locale } from '../../contract/kit/fields.ts';
import type { Author } from '../../contract/kit/roles.ts';
import type { Lifecycle } from './lifecycle.ts';
import { byLanguage, type Pair, type Word } from './words.ts';

/** What product owners read of a lifecycle. */
export type LifecycleWords<Status extends string = string, Event extends string = string> = Readonly<
  Record<
    Locale,
    {
      readonly title: string;
      readonly statuses: Readonly<Record<Status, Word>>;
      readonly events: Readonly<Record<Event, string>>;
    }
  >
>;

/**
 * The words of a lifecycle: what it is about; each event as a short verb phrase; each status with a title (the one on
 * its badge) and a sentence that says what it means and what comes next. One that is forgotten or no longer exists does
 * not compile.
 */
export const lifecycleWords = <Of extends Lifecycle>({
  title,
  events,
  de,
  en,
}: {
  readonly title: Pair;
  readonly events: Readonly<Record<EventIn<Of>, Pair>>;
  readonly de: Readonly<Record<StatusIn<Of>, Word>>;
  readonly en: Readonly<Record<StatusIn<Of>, Word>>;
}): LifecycleWords<StatusIn<Of>, EventIn<Of>> => {
  const said = byLanguage<EventIn<Of>>(events);
  return {
    de: { title: title[0], statuses: de, events: said.de },
    en: { title: title[1], statuses: en, events: said.en },
  };
};
type StatusIn<Of> = Of extends Lifecycle<infer Status, string> ? Status : never;
type EventIn<Of> = Of extends Lifecycle<string, infer Event> ? Event : never;

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
