import { useLingui } from '@lingui/react';
import { type PingStatus, pingStatuses } from '../../../contract/pings/pings.schema.ts';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { statusLabels } from './ping-words.ts';

const isPingStatus = (status: string): status is PingStatus => pingStatuses.some((known) => known === status);

/** The badge of a ping's status; nothing for a word nobody knows. */
export function PingStatusBadge({ status, sentence }: { status: string; sentence?: string | undefined }) {
  const { i18n } = useLingui();
  return isPingStatus(status) ? (
    <StatusBadge status={status} label={i18n._(statusLabels[status])} sentence={sentence} />
  ) : null;
}
