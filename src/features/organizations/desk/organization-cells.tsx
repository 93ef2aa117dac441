import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OrganizationEntry } from '../../../../contract/organizations/desk.schema.ts';
import type { CellProps } from '../../../kit/columns.tsx';
import { TwoLines } from '../../../ui/data-table/cells.tsx';

type Cell = CellProps<OrganizationEntry>;

export function Employees({ row: { employees, invited, held } }: Cell) {
  const { t } = useLingui();
  const waiting = [
    invited > 0 && t`${plural(invited, { one: '# invited', other: '# invited' })}`,
    held > 0 && t`${plural(held, { one: '# waits for approval', other: '# wait for approval' })}`,
  ].filter((part) => part !== false);
  return <TwoLines below={waiting.length > 0 ? waiting.join(', ') : null}>{employees}</TwoLines>;
}

/** What it has set up, in words. */
export function Has({ row: { with_profile, with_code, with_alert } }: Cell) {
  const { t, i18n } = useLingui();
  const parts = [with_profile && t`profile`, with_code && t`code`, with_alert && t`alert`].filter(
    (part) => part !== false,
  );
  if (parts.length === 0) return '–';
  return new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(parts);
}
