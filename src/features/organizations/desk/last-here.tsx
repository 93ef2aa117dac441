import { Plural, Trans } from '@lingui/react/macro';
import { longAgo } from '../../../../contract/employees/employees.schema.ts';
import type { OrganizationEntry } from '../../../../contract/organizations/desk.schema.ts';
import { TwoLines } from '../../../ui/data-table/cells.tsx';

type Standing = Pick<OrganizationEntry, 'last_active_days' | 'stalled'>;

/** When somebody of a company was here last, by weeks, and whether that has become too long. */
export const LastHere = ({ row }: { row: Standing }) => (
  <TwoLines below={row.stalled ? <Trans>Stands still</Trans> : null}>
    <Since days={row.last_active_days} />
  </TwoLines>
);

function Since({ days }: { days: number | null }) {
  if (days === null) return <Trans>not yet</Trans>;
  if (days === 0) return <Trans>today</Trans>;
  if (days < 7) return <Trans>this week</Trans>;
  const weeks = Math.floor(days / 7);
  if (days >= longAgo) return <Trans>more than {weeks} weeks ago</Trans>;
  return <Plural value={weeks} one="# week ago" other="# weeks ago" />;
}
