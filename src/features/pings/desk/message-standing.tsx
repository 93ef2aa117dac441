import { Trans, useLingui } from '@lingui/react/macro';
import type { DeskPing } from '../../../../contract/pings/desk.schema.ts';
import { StatusBadge } from '../../../ui/badge/status-badge.tsx';
import { Standing } from '../../../ui/data-table/cells.tsx';
import { deskStatusWords } from './desk-words.ts';

/** What became of a message, and whether staff have ended it. */
export function MessageStanding({ of: { status, ended_by_staff } }: { readonly of: DeskPing }) {
  const { i18n } = useLingui();
  return (
    <Standing badge={<StatusBadge status={status} label={i18n._(deskStatusWords[status].label)} />}>
      {ended_by_staff ? <Trans>Ended by staff</Trans> : null}
    </Standing>
  );
}
