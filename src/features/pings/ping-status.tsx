import { useLingui } from '@lingui/react';
import { type PingStatus, pingStatuses } from '../../../contract/pings/pings.schema.ts';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { statusLabels, statusSentences } from './ping-words.ts';

const isPingStatus = (status: string): status is PingStatus => pingStatuses.some((known) => known === status);

/** The badge of a ping's status; nothing for a word nobody knows. `isExplained` where no sentence stands beside it. */
export function PingStatusBadge({ status, isExplained = false }: { status: string; isExplained?: boolean }) {
  const { i18n } = useLingui();
  if (!isPingStatus(status)) return null;
  const sentence = isExplained ? i18n._(statusSentences[status]) : undefined;
  return <StatusBadge status={status} label={i18n._(statusLabels[status])} sentence={sentence} />;
}
