import type { Locale } from '../../contract/kit/fields.ts';
import type { Author } from '../../contract/kit/roles.ts';
import type { Lifecycle } from './lifecycle.ts';
import { byLanguage, type Pair, type Word } from './words.ts';

/** A lifecycle with what product owners read of it; its reader needs no type of its statuses. */
export interface WordedLifecycle {
  readonly lifecycle: Lifecycle;
  readonly words: Readonly<
    Record<
      Locale,
      {
        readonly title: string;
        readonly statuses: Readonly<Record<string, Word>>;
        readonly events: Readonly<Record<string, string>>;
      }
    >
  >;
}

/**
 * The words of a lifecycle: what it is about; each event as a short verb phrase; each status with a title (the one on
 * its badge) and a sentence that says what it means and what comes next. One that is forgotten or no longer exists does
 * not compile.
 */
export const lifecycleWords = <Status extends string, Event extends string>(
  lifecycle: Lifecycle<Status, Event>,
  said: {
    readonly title: Pair;
    readonly events: Readonly<Record<NoInfer<Event>, Pair>>;
    readonly de: Readonly<Record<NoInfer<Status>, Word>>;
    readonly en: Readonly<Record<NoInfer<Status>, Word>>;
  },
): WordedLifecycle => {
  const [{ de, en }, title] = [byLanguage(said.events), said.title];
  return {
    lifecycle,
    words: {
      de: { title: title[0], statuses: said.de, events: de },
      en: { title: title[1], statuses: said.en, events: en },
    },
  };
};

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
