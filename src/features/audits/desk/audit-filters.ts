import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { dayAfter, dayIn } from '../../../../contract/kit/age.ts';
import { calledAlike, eventMessages } from '../../../../contract/audits/events.messages.ts';
import { serverNow } from '../../../api/server-time.ts';
import { useTimezone } from '../../../api/tenant.ts';
import { type ListFilter, useListQuery } from '../../../kit/list-page.tsx';
import type { ListQuery } from '../../../kit/list-query.ts';
import { periodWords } from './audit-words.ts';

/** So far goes the log back, in months, besides the one that has begun. */
const mostMonths = 12;

const isRecent = (since: string): since is keyof typeof periodWords => Object.hasOwn(periodWords, since);

/** The first and the last day of the month that lies so many months before a day. */
export function monthBefore(day: string, months: number): { readonly from: string; readonly until: string } {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const firstOf = (index: number) => new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10);
  const index = month - 1 - months;
  return { from: firstOf(index), until: dayAfter(firstOf(index + 1), -1) };
}

/** When: the last hours or days, a month of the calendar, or days of one's own, which stand in fields beside it. */
function usePeriodFilter(): ListFilter {
  const { t, i18n } = useLingui();
  const today = dayIn(useTimezone(), new Date(serverNow()));
  const months = Array.from({ length: mostMonths + 1 }, (_, before) => monthBefore(today, before));
  const choices: Readonly<Record<string, ListQuery>> = {
    ...Object.fromEntries(Object.keys(periodWords).map((since) => [since, { since }])),
    own: { from: dayAfter(today, -6), until: today },
    ...Object.fromEntries(months.map((days) => [days.from, days])),
  };
  const wordOf = (name: string): string => {
    if (isRecent(name)) return i18n._(periodWords[name]);
    if (name === 'own') return t`Days of my own …`;
    return i18n.date(new Date(`${name}T12:00:00`), { month: 'long', year: 'numeric' });
  };
  return {
    name: 'since',
    label: t`Period`,
    options: Object.keys(choices).map((value) => ({ value, label: wordOf(value) })),
    valueIn: ({ since, from, until }) => {
      if (from === undefined && until === undefined) return since;
      return months.find((days) => days.from === from && days.until === until)?.from ?? 'own';
    },
    queryFor: (value) => ({
      since: undefined,
      from: undefined,
      until: undefined,
      ...(value === undefined ? {} : choices[value]),
    }),
  };
}

/** What was done, by its words: events that are called the same are one choice. */
function useEventFilter(): ListFilter {
  const { i18n } = useLingui();
  const { event } = useListQuery().query;
  const names = new Set(Object.keys(eventMessages).map((name) => calledAlike(name)[0] ?? name));
  const options = [...names].map((value) => ({ value, label: i18n._(eventMessages[value] ?? { id: value }) }));
  return {
    name: 'event',
    label: i18n._(msg`What`),
    options: options.toSorted((one, other) => one.label.localeCompare(other.label, i18n.locale)),
    ...(event !== undefined && { unknown: event }),
    valueIn: ({ event: asked }) => (asked === undefined ? undefined : calledAlike(asked)[0]),
  };
}

/** Filters of the log that aren't a word of the contract's alone. */
export function useAuditFilters(): readonly ListFilter[] {
  return [usePeriodFilter(), useEventFilter()];
}
