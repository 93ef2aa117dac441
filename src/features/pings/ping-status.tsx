import { useLingui } from '@lingui/react';
import type { OrganizationPing, PingStatus } from '../../../contract/pings/pings.schema.ts';
import { pingStatuses } from '../../../contract/pings/pings.search.ts';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { outcomeLooks } from './outcome-words.ts';
import { statusLabels, statusSentences } from './ping-words.ts';
import { releaseLabel } from './release-words.ts';

const isPingStatus = (status: string): status is PingStatus => pingStatuses.some((known) => known === status);

interface PingStatusBadgeProps {
  readonly status: string;
  readonly release?: OrganizationPing['release'];
  /** What the company said became of a yes: it says more than that there was one. */
  readonly of?: OrganizationPing['follow_up'];
  readonly isExplained?: boolean;
}

/** The badge of the company's latest message to somebody; nothing where there is none. */
export const latestStatus = ({ latest_ping: latest }: SearchResult) =>
  latest === null ? null : <PingStatusBadge status={latest.status} isExplained />;

/** The badge of a ping's status; nothing for a word nobody knows. `isExplained` where no sentence stands beside it. */
export function PingStatusBadge({ status, release = null, of = null, isExplained = false }: PingStatusBadgeProps) {
  const { i18n } = useLingui();
  // whoever was hired looks no more: the company's own word says more
  const label = release && of?.outcome !== 'hired' && releaseLabel(release);
  if (release && label) {
    if (release.withdrawn_at === null) return <StatusBadge status="doesnot_want_matching" label={i18n._(label)} />;
    // the company has something to do about it
    return <Badge tone="danger" shape="cross" label={i18n._(label)} />;
  }
  if (of?.outcome != null) {
    const { tone, shape, label: word } = outcomeLooks[of.outcome];
    return <Badge tone={tone} shape={shape} label={i18n._(word)} />;
  }
  if (!isPingStatus(status)) return null;
  const sentence = isExplained ? i18n._(statusSentences[status]) : undefined;
  return <StatusBadge status={status} label={i18n._(statusLabels[status])} sentence={sentence} />;
}
