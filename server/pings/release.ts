import type { Author } from '../../contract/kit/roles.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { pingLifecycle } from '../../machines/pings/ping.lifecycle.ts';
import type { Deed } from '../audit/deed.ts';
import type { PingsTable, Withdrawer } from '../db/tables-matching.ts';
import type { PingRow } from './pings.repository.ts';

/** A deed on a ping; a yes taken back says whose act that was. */
export type PingDeed = Deed & { readonly withdrawn_by?: Withdrawer };

/** Whether the organization sees the contact details now: what is stored decides, never a status. */
export const isReleased = ({ released_at, released_until }: Releasing, now: Date): boolean =>
  released_at !== null && (released_until === null || released_until > now);

type Releasing = Pick<PingRow, 'released_at' | 'released_until'>;

/** What an event stores about the release: a yes begins it, a yes taken back ends it at once. */
export function releaseAfter(event: string, { now, withdrawn_by = 'applicant' }: PingDeed): Partial<ReleaseColumns> {
  if (event === 'accept') return { released_at: now, released_until: null };
  if (event === 'withdraw') return { released_until: now, withdrawn_at: now, withdrawn_by, news: 'withdrawn' };
  return {};
}

type ReleaseColumns = Pick<PingsTable, 'released_at' | 'released_until' | 'withdrawn_at' | 'withdrawn_by' | 'news'>;

/** What this author may do with a ping now: along the lifecycle, while there is something to undo or take back. */
export function pingEvents(ping: PingRow, author: Author, now: Date): ReturnType<typeof eventsFor> {
  return eventsFor(pingLifecycle, ping.status, author).filter((event) => {
    if (event === 'cancel') return ping.send_at > now;
    return event !== 'withdraw' || ping.status !== 'archived' || isReleased(ping, now);
  });
}
