import { useEffect, useState } from 'react';
import type { ApplicantPing } from '../../../contract/pings/applicant-ping.schema.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { serverNow } from '../../api/server-time.ts';
import type { Now } from './now.ts';

/** What has just happened and is worth a drawing and a breath: once, a page loaded anew is the ordinary one. */
export type Moment =
  | { readonly kind: 'findable' }
  | { readonly kind: 'found' }
  | { readonly kind: 'promised'; readonly ping: ApplicantPing };

/** Who comes back later than this has been found or not; the news is old. */
const newsMs = 14 * 86_400_000;

/** Storage may be full, blocked or absent: then a moment is seen twice. */
function kept(key: string, since?: string): string | null {
  try {
    if (since !== undefined) localStorage.setItem(key, since);
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Where this browser keeps what of it was seen. */
export const keyOf = ({ id }: { readonly id: string }) => `moment:${id}`;

/** Whether having become findable is news to the reader: the page is fetched with the drawing then. */
export const isNewlyFindable = (applicant: OwnApplicant | undefined, since: string | null): boolean =>
  applicant?.matchability === 'matchable' &&
  since !== null &&
  serverNow() - Date.parse(since) < newsMs &&
  kept(keyOf(applicant)) !== since;

const givenIn = (pings: readonly ApplicantPing[]) =>
  pings.filter(({ release }) => release && release.withdrawn_at === null);

/** Whether a guardian's yes, which the reader's waited for, came while they were away. */
export const isNewlyGiven = (ping: ApplicantPing): boolean =>
  ping.guardian_choice === 'ask' &&
  givenIn([ping]).some(({ release }) => serverNow() - Date.parse(release?.at ?? '') < newsMs) &&
  kept(keyOf(ping)) === null;

/**
 * A yes and a place found while this page is open; and what came about since the reader was last here: having become
 * findable, whoever's yes it was, and a guardian's yes to a company. Which of these was seen is kept in this browser.
 * @param since when somebody last agreed that companies may find the reader
 */
export function useMoment(
  applicant: OwnApplicant | undefined,
  pings: readonly ApplicantPing[],
  since: string | null,
  now: Now | undefined,
): Moment | undefined {
  const key = keyOf(applicant ?? { id: '' });
  const isFindable = applicant?.matchability === 'matchable' && since !== null;
  const [came] = useState(() => pings.filter(isNewlyGiven));
  const [before] = useState(() => [
    now?.kind,
    ...givenIn(pings).flatMap((ping) => (came.includes(ping) ? [] : [ping.id])),
  ]);
  const [isNews] = useState(() => isNewlyFindable(applicant, since));
  useEffect(() => {
    if (isFindable) kept(key, since);
  }, [isFindable, key, since]);
  useEffect(() => {
    for (const ping of came) kept(keyOf(ping), ping.release?.at);
  }, [came]);
  if (now?.kind === 'found') return before[0] === 'found' ? undefined : { kind: 'found' };
  const ping = givenIn(pings).find(({ id }) => !before.includes(id));
  // what came meanwhile is old where an appointment or another message has come since
  if (ping && (now?.kind === 'promised' || !came.includes(ping))) return { kind: 'promised', ping };
  return isNews && now?.kind === 'findable' ? { kind: 'findable' } : undefined;
}
