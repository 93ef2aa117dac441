import type { Locale } from '../../contract/kit/fields.ts';
import type { Mark } from './chart.ts';
import type { Text } from './markup.ts';
import { both, locales, phrases } from './phrases.ts';

/** A line that is not as it was, told in words. */
export interface LineChange {
  readonly mark: Mark;
  /** As it is now; absent where it is gone. */
  readonly now?: Text;
  readonly told: Text;
}

/**
 * What a list says that it did not say, and the other way round, in either language.
 * @param subject matches the part of a line that says what it is about: two lines about the same are one that changed
 */
export function compareLines(before: readonly Text[], after: readonly Text[], subject = /^(?!)/): LineChange[] {
  const added = after.filter((line) => !before.some((old) => isSame(old, line)));
  const removed = before.filter((line) => !after.some((now) => isSame(now, line)));
  const subjectOf = (line: Text, locale: Locale) => subject.exec(line[locale])?.[0];
  const isAboutTheSame = (one: Text, other: Text) =>
    locales.some((locale) => {
      const about = subjectOf(one, locale);
      return one[locale] === other[locale] || (about !== undefined && about === subjectOf(other, locale));
    });
  const formerOf = new Map(
    added.flatMap((now) => {
      const [old, ...more] = removed.filter((line) => isAboutTheSame(line, now));
      return old && more.length === 0 ? [[now, old] as const] : [];
    }),
  );
  const changed = new Set(formerOf.values());
  return [
    ...added.map((now): LineChange => {
      const old = formerOf.get(now);
      if (!old) return { mark: 'added', now, told: now };
      const told = both((locale) =>
        old[locale] === now[locale]
          ? now[locale]
          : `${now[locale]} (${phrases.before[locale]}: ${old[locale].slice(subjectOf(old, locale)?.length).trim()})`,
      );
      return { mark: 'changed', now, told };
    }),
    ...removed.filter((line) => !changed.has(line)).map((told): LineChange => ({ mark: 'removed', told })),
  ];
}

const isSame = (one: Text, other: Text): boolean => locales.every((locale) => one[locale] === other[locale]);

/** What a comparison found about some lines that stand at one place; undefined where nothing changed there. */
export type MarkOf = (...some: readonly Text[]) => Mark | undefined;

/** Where nothing is compared. */
export const unmarked: MarkOf = () => undefined;

/** Marks a place by its lines: `changed` where they differ in what happened to them. */
export function markBy(changes: readonly LineChange[]): MarkOf {
  return (...some) => {
    const marks = new Set(some.map((line) => changes.find(({ now }) => now && isSame(now, line))?.mark));
    const [mark] = marks;
    return marks.size > 1 ? 'changed' : mark;
  };
}
