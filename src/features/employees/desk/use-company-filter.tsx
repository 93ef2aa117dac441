import { useLingui } from '@lingui/react/macro';
import { createElement } from 'react';
import type { ListFilter } from '../../../kit/list-page.tsx';
import { later, useLater } from '../../../ui/dialog/layer.ts';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import type { CompanyFilterProps } from './company-filter.tsx';

const companyFilter = later(async () => (await import('./company-filter.tsx')).CompanyFilter);

/** It, with its place before it is there. */
function CompanyFilterLater(props: CompanyFilterProps) {
  const Fetched = useLater(companyFilter, true, () => undefined);
  return Fetched ? createElement(Fetched, props) : <Skeleton height="4.75rem" />;
}

/** Those of one company alone: `company` is the one that the address asks for, null where there is no such one. */
export function useCompanyFilter(company?: { readonly id: string; readonly name: string } | null): ListFilter {
  const { t } = useLingui();
  return {
    name: 'organization_id',
    label: t`Company`,
    options: [],
    control: (props) => (
      <CompanyFilterLater
        {...props}
        chosen={
          props.value === undefined
            ? undefined
            : { id: props.value, name: company?.name ?? t`A company that is no longer there` }
        }
      />
    ),
  };
}
