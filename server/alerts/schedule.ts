import { dayAfter, dayIn } from '../../contract/kit/age.ts';
import { instantAt } from '../../contract/kit/zoned.ts';
import type { AlertInterval } from '../../contract/alerts/alerts.schema.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import type { AlertRow } from './alerts.repository.ts';

/** When alerts run: by the clock on the tenant's wall, whatever it is set to. */
const hour = 7;
const dayMs = 86_400_000;

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** The same day so many months on; of a month that ends before it, the last. */
function monthsAfter(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The first day an alert runs on, from a day on. Fortnights and months are counted from its first run. */
function runDayFrom(interval: AlertInterval, first: string, day: string): string {
  if (day <= first && interval !== 'weekly') return first;
  const days = (utc(day).getTime() - utc(first).getTime()) / dayMs;
  switch (interval) {
    case 'daily':
      return day;
    case 'weekly':
      return dayAfter(day, (8 - utc(day).getUTCDay()) % 7);
    case 'biweekly':
      return dayAfter(first, Math.ceil(days / 14) * 14);
    case 'monthly': {
      const [then, now] = [utc(first), utc(day)];
      const months = 12 * (now.getUTCFullYear() - then.getUTCFullYear()) + now.getUTCMonth() - then.getUTCMonth();
      const inThis = monthsAfter(first, months);
      return inThis >= day ? inThis : monthsAfter(first, months + 1);
    }
  }
}

export interface Run {
  /** The local day, `YYYY-MM-DD`. */
  readonly on: string;
  readonly at: Date;
}

/** The next time after an instant; `first` is the day of its first run, which is the next morning where there was none. */
export function nextRun(interval: AlertInterval, first: string | null, timezone: string, after: Date): Run {
  const today = dayIn(timezone, after);
  const from = instantAt(timezone, today, hour) > after ? today : dayAfter(today, 1);
  const on = runDayFrom(interval, first ?? from, from);
  return { on, at: instantAt(timezone, on, hour) };
}

/** The run that is due, and the one after it: of several that were missed the last, which makes up for all. */
export function dueRun(interval: AlertInterval, first: string | null, timezone: string, due: Date, now: Date) {
  let run: Run = { on: dayIn(timezone, due), at: due };
  let next = nextRun(interval, first, timezone, due);
  while (next.at <= now) {
    run = next;
    next = nextRun(interval, first, timezone, next.at);
  }
  return { run, next };
}

/** The instant a day begins. */
export const dayBegins = (timezone: string, day: string): Date => instantAt(timezone, day, 0);

/** When an alert that has just been changed runs next; fortnights and months go on from its first run. */
export function timetable(row: AlertRow, before: AlertRow | undefined, { timezone }: TenantRow, now: Date) {
  const first = before?.interval === row.interval ? row.first_run_on : null;
  if (row.status !== 'active') return { next_run_at: null, first_run_on: first };
  const next = nextRun(row.interval, first, timezone, now);
  return { next_run_at: next.at, first_run_on: first ?? next.on };
}
