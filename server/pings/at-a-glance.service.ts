import { dayAfter, dayIn } from '../../contract/kit/age.ts';
import type { OrganizationPing } from '../../contract/pings/pings.schema.ts';
import {
  type Agenda,
  type CompanyStatistics,
  type Meeting,
  rowsTold,
  type Soon,
} from '../../contract/statistics/agenda.schema.ts';
import type { Caller } from '../kit/records.ts';
import { listPings, type PingFilter } from './pings.repository.ts';
import { organizationPingView } from './pings.view.ts';
import { momentOf } from './work.service.ts';

/** A day has no more of them than this, and nobody reads on. */
const mostOfDay = 100;

/** The reader's company. */
interface Reading {
  readonly call: Caller;
  readonly organization_id: string;
}

/** As its list shows them, and how many it shows. */
async function messages(
  { call: { tx, tenant, now }, organization_id }: Reading,
  filter: PingFilter,
  by: 'created_at' | 'expires_at' | 'waiting_since' = 'created_at',
  limit = rowsTold,
): Promise<{ total: number; pings: OrganizationPing[] }> {
  const page = { by, direction: 'asc', limit, offset: 0 } as const;
  const { rows, total } = await listPings(tx, { organization_id }, filter, page, momentOf(tenant, now));
  return { total, pings: rows.map((row) => organizationPingView(row, now)) };
}

const nameOf = ({ applicant: { contact, name } }: OrganizationPing): string =>
  contact ? `${contact.firstname} ${contact.lastname}` : name;

const count = async (reading: Reading, filter: PingFilter): Promise<number> =>
  (await messages(reading, filter, 'created_at', 0)).total;

export const countMessages = (reading: Reading): Promise<number> => count(reading, {});

/** Who has a place here, as both say. */
export const countFoundHere = (reading: Reading): Promise<number> => count(reading, { counted: ['found_here'] });

/** Of the messages of the last four weeks, how many have an answer, and how many may still get one. */
export const countAnswers = async (reading: Reading): Promise<CompanyStatistics['answers']> => ({
  written: await count(reading, { counted: ['written'] }),
  answered: await count(reading, { counted: ['answered'] }),
  waiting: await count(reading, { counted: ['written'], status: ['created', 'pending'] }),
});

export async function peopleToCall(reading: Reading): Promise<Agenda['calls']> {
  const { total, pings } = await messages(reading, { waiting: true }, 'waiting_since');
  const rows = pings.flatMap(({ id, applicant: { contact, name, occupation }, release, follow_up }) => {
    if (!contact || !release) return [];
    const { phonenumber, email, reachable_from } = contact;
    const fullname = `${contact.firstname} ${contact.lastname}`;
    const tried_at = follow_up?.outcome === 'not_reached' ? (follow_up.history.at(-1)?.at ?? null) : null;
    const said_yes_at = release.at;
    return [{ ping_id: id, fullname, name, occupation, phonenumber, email, reachable_from, said_yes_at, tried_at }];
  });
  return { total, rows };
}

/** What both have agreed to on that day of the tenant's calendar. */
export async function meetingsOf(which: 'today' | 'tomorrow', reading: Reading): Promise<Meeting[]> {
  const { tenant, now } = reading.call;
  const { pings } = await messages(reading, { counted: [which] }, 'created_at', mostOfDay);
  const dayOf = (at: Date): string => dayIn(tenant.timezone, at);
  const day = dayAfter(dayOf(now), which === 'today' ? 0 : 1);
  const meetings = pings.flatMap((ping) =>
    ping.appointments
      .filter(({ status, starts_at }) => status === 'accepted' && dayOf(new Date(starts_at)) === day)
      .map(({ starts_at, ends_at, place }) => ({
        ping_id: ping.id,
        name: nameOf(ping),
        phonenumber: ping.applicant.contact?.phonenumber ?? null,
        starts_at,
        ends_at,
        place,
      })),
  );
  return meetings.toSorted((one, other) => one.starts_at.localeCompare(other.starts_at));
}

/** Answers that are due within a week. */
export async function endingMessages(reading: Reading): Promise<Soon> {
  const { total, pings } = await messages(reading, { counted: ['ending'] }, 'expires_at');
  return { total, rows: pings.map((ping) => ({ id: ping.id, name: nameOf(ping), at: ping.expires_at })) };
}

/** Whoever has not answered to a time, the nearest of each first. */
export async function openProposals(reading: Reading): Promise<Soon> {
  const { total, pings } = await messages(reading, { counted: ['proposed'] }, 'created_at', mostOfDay);
  const rows = pings.map((ping) => ({
    id: ping.id,
    name: nameOf(ping),
    at: ping.appointments.find(({ status }) => status === 'pending')?.starts_at ?? null,
  }));
  return {
    total,
    rows: rows.toSorted((one, other) => (one.at ?? '').localeCompare(other.at ?? '')).slice(0, rowsTold),
  };
}
