import { msg } from '@lingui/core/macro';
import type { Employee } from '../../../../contract/employees/employees.schema.ts';
import type { CellProps } from '../../../kit/columns.tsx';
import { TwoLines } from '../../../ui/data-table/cells.tsx';
import { RouterLink } from '../../../ui/link/router-link.tsx';

export interface ReadBy {
  /** Administrators open somebody's page. */
  readonly isAdministrator: boolean;
}
type Cell = CellProps<Employee, ReadBy>;

export function Name({ row: { id, firstname, lastname, meta }, offers, i18n }: Cell) {
  const name = `${firstname} ${lastname}`;
  return (
    <TwoLines below={meta.position ?? i18n._(msg`no position given`)}>
      {offers.isAdministrator ? (
        <RouterLink variant="alone" to="/employees/$employee_id" params={{ employee_id: id }}>
          {name}
        </RouterLink>
      ) : (
        name
      )}
    </TwoLines>
  );
}

export function Company({ row: { organization } }: Cell) {
  if (organization === null) return '–';
  return (
    <RouterLink
      variant="alone"
      to="/organizations/$organization_id/employees"
      params={{ organization_id: organization.id }}
    >
      {organization.name}
    </RouterLink>
  );
}
