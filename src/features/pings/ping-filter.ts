import { useLingui } from '@lingui/react/macro';
import { createElement } from 'react';
import type { Employee } from '../../../contract/employees/employees.schema.ts';
import type { PingsOverview } from '../../../contract/pings/overview.schema.ts';
import { sinceDays } from '../../../contract/pings/pings.search.ts';
import type { ListFilter } from '../../kit/list-page.tsx';
import { NameSearch } from './name-search.tsx';

/** By who takes care, by what is looked for, and by when it was written. */
export function usePingFilters({ occupations }: PingsOverview, colleagues: readonly Employee[]): ListFilter[] {
  const { t } = useLingui();
  const since: Record<(typeof sinceDays)[number], string> = {
    '7': t`The last 7 days`,
    '30': t`The last 30 days`,
    '90': t`The last 90 days`,
  };
  return [
    { name: 'q', label: t`Name`, options: [], control: createElement(NameSearch) },
    {
      name: 'owner',
      label: t`Colleague`,
      options: colleagues.map(({ id, firstname, lastname }) => ({ value: id, label: `${firstname} ${lastname}` })),
    },
    {
      name: 'occupation',
      label: t`Occupation`,
      options: occupations.map(({ id, name }) => ({ value: id, label: name })),
    },
    { name: 'since', label: t`Contacted`, options: sinceDays.map((value) => ({ value, label: since[value] })) },
  ];
}
