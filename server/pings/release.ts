import type { Updateable } from 'kysely';
import type { ClosedBecause } from '../../contract/pings/closed-because.ts';
import { type OrganizationPing, releasedAfterSearchDays } from '../../contract/pings/pings.schema.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Author } from '../../contract/kit/roles.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { pingLifecycle } from '../../machines/pings/ping.lifecycle.ts';
import type { Action } from '../audit/action.ts';
import type { PingsTable } from './pings.tables.ts';
import type { Withdrawer } from '../db/tables-trust.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { isMinor } from '../users/me.service.ts';
import type { PingRow } from './pings.repository.ts';

type Releasing = Pick<PingRow, 'released_at' | 'released_until'>;
type ReleaseColumns = Pick<PingsTable, 'released_at' | 'released_until' | 'withdrawn_at' | 'withdrawn_by' | 'news'>;

/** What a company has noted of somebody goes with the yes. */
const nothingKept = {
  unread_at: null,
  outcome: null,
  outcome_at: null,
  outcomes: '[]',
  next_on: null,
  note: null,
  note_at: null,
  contacted: null,
} as const satisfies Updateable<PingsTable>;

/** Mails to an organization that bear the name: of a yes that no longer stands nothing is kept of them. */
export const mailsWithName = [
  'ping_accepted',
  'ping_search_ended',
  'ping_found_here',
  'appointment_agreed',
  'appointment_withdrawn',
] as const;

/** A action on a ping; a yes taken back says whose act that was. */
export type PingAction = Action & {
  readonly withdrawn_by?: Withdrawer;
  /** What ends an open message. */
  readonly closed_because?: ClosedBecause;
  /** Of whoever answered: the language the text was read in. */
  readonly locale?: Locale;
  /** The guardian whose act it is. */
  readonly legal_contact_id?: string;
};

/** Whether the organization sees the contact details now: what is stored decides, never a status. */
export const isReleased = ({ released_at, released_until }: Releasing, now: Date): boolean =>
  released_at !== null && (released_until === null || released_until > now);

/** What an event stores: a yes begins the release, a yes taken back ends it at once, a later one says when to remind. */
export function releaseAfter(
  ping: Pick<PingRow, 'expires_at'>,
  event: string,
  { now, withdrawn_by = 'applicant' }: PingAction,
): Partial<ReleaseColumns> & Partial<typeof nothingKept> & Partial<ReturnType<typeof laterAfter>> {
  if (event === 'accept') return { released_at: now, released_until: null };
  if (event === 'withdraw')
    return { ...nothingKept, released_until: now, withdrawn_at: now, withdrawn_by, news: 'withdrawn' };
  return event === 'later' ? laterAfter(ping, now) : {};
}

/** How long before the end whoever answers later is reminded; who has hardly longer than that is not. */
const remindBeforeMs = 3 * 86_400_000;
const leastUntilRemindedMs = 86_400_000;

/** Whoever answers later is reminded once before the end, in place of the week's reminder. */
function laterAfter({ expires_at }: Pick<PingRow, 'expires_at'>, now: Date) {
  const remind_at = new Date(expires_at.getTime() - remindBeforeMs);
  return remind_at.getTime() - now.getTime() < leastUntilRemindedMs
    ? { later_at: now, remind_at: null, reminded_at: now }
    : { later_at: now, remind_at, reminded_at: null };
}

/** An organization that sees contact details goes on seeing them for so many days, unless the yes is taken back. */
export const leastDays = 7;

/** Until when contact details of a search that ends now stay with the organizations. */
export const afterSearch = (now: Date): Date => new Date(now.getTime() + releasedAfterSearchDays * 86_400_000);

/** What this author may do with a ping now: along the lifecycle, while there is something to undo or take back. */
export function pingEvents(ping: PingRow, author: Author, now: Date): ReturnType<typeof eventsFor> {
  return eventsFor(pingLifecycle, ping.status, author).filter((event) => {
    if (event === 'cancel') return ping.send_at > now;
    if (event === 'later') return ping.later_at === null && ping.guardian_asked_at === null;
    return event !== 'withdraw' || ping.status !== 'archived' || isReleased(ping, now);
  });
}

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** A yes as both sides see it. */
export const releaseView = (row: PingRow) =>
  row.released_at && {
    at: row.released_at.toISOString(),
    until: iso(row.released_until),
    withdrawn_at: iso(row.withdrawn_at),
    deletion_confirmed_at: iso(row.deletion_confirmed_at),
  };

const byConsent: readonly (Withdrawer | null)[] = ['guardian', 'consent'];

/** The same for the organization: whose act took it back is said no closer than its mail does. */
export function organizationReleaseView(row: PingRow): OrganizationPing['release'] {
  const release = releaseView(row);
  if (!release) return null;
  return {
    ...release,
    deletion_closed: row.deletion_closed_at !== null,
    withdrawn_by: row.withdrawn_by === null ? null : byConsent.includes(row.withdrawn_by) ? 'consent' : 'person',
    search: searchOf(row),
  };
}

/** An organization learns how a search ended while a yes to it stands. */
function searchOf(row: PingRow): NonNullable<OrganizationPing['release']>['search'] {
  if (row.withdrawn_at !== null || row.applicant_search_ended_at === null) return 'looking';
  return row.applicant_found_with === row.organization_id ? 'found_here' : 'ended';
}

/** Both say it, and a yes stands. */
export const isFoundHere = (row: PingRow, now: Date): boolean =>
  isReleased(row, now) && row.outcome === 'hired' && row.applicant_found_with === row.organization_id;

type Asked = Pick<PingRow, 'status' | 'guardian_asked_at' | 'applicant_date_of_birth'>;

/** A minor has said yes and the guardian's answer is open. It ends by itself with the age from which one decides alone. */
export const waitsForGuardian = (ping: Asked, tenant: TenantRow, now: Date): boolean =>
  ping.status === 'pending' && ping.guardian_asked_at !== null && isMinor(ping.applicant_date_of_birth, tenant, now);
