import { useEffect, useState } from 'react';
import type { ApplicantPing } from '../../../contract/pings/pings.schema.ts';
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
const keyOf = (applicantId: string) => `moment:${applicantId}`;

/** Storage may be full, blocked or absent: then a moment is seen twice. */
function quietly<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const isNews = (applicantId: string, since: string | null): since is string =>
  since !== null &&
  serverNow() - Date.parse(since) < newsMs &&
  quietly(() => localStorage.getItem(keyOf(applicantId))) !== since;

const givenIn = (pings: readonly ApplicantPing[]) =>
  pings.filter(({ release }) => release !== null && release.withdrawn_at === null);

/**
 * A yes and a place found while this page is open; and having become findable since the reader was last here, whoever's
 * yes it was. Which of these was seen is kept in this browser.
 * @param since when somebody last agreed that companies may find the reader
 */
export function useMoment(
  applicant: OwnApplicant | undefined,
  pings: readonly ApplicantPing[],
  since: string | null,
  now: Now | undefined,
): Moment | undefined {
  const [before] = useState(() => ({
    isFound: Boolean(applicant?.found),
    given: new Set(givenIn(pings).map(({ id }) => id)),
    isNews: applicant !== undefined && isNews(applicant.id, since),
  }));
  const id = applicant?.id;
  const isFindable = applicant?.matchability === 'matchable';
  useEffect(() => {
    if (id !== undefined && since !== null && isFindable) quietly(() => localStorage.setItem(keyOf(id), since));
  }, [id, since, isFindable]);
  if (!now) return undefined;
  if (now.kind === 'found') return before.isFound ? undefined : { kind: 'found' };
  const given = givenIn(pings).find((ping) => !before.given.has(ping.id));
  if (given) return { kind: 'promised', ping: given };
  return before.isNews && now.kind === 'findable' ? { kind: 'findable' } : undefined;
}
