import { useLingui } from '@lingui/react/macro';
import type { ListFilter } from '../../../kit/list-page.tsx';
import { OneOfManyLater } from '../../../kit/one-of-many.tsx';
import { later } from '../../../ui/dialog/layer.ts';

const companyFilter = later(async () => (await import('./company-filter.tsx')).CompanyFilter);

/** Those of one company alone: `company` is the one that the address asks for, null where there is no such one. */
export function useCompanyFilter(company?: { readonly id: string; readonly name: string } | null): ListFilter {
  const { t } = useLingui();
  return {
    name: 'organization_id',
    label: t`Company`,
    options: [],
    control: ({ value, ...field }) => (
      <OneOfManyLater
        {...field}
        part={companyFilter}
        placeholder={t`All`}
        chosen={
          value === undefined ? undefined : { id: value, name: company?.name ?? t`A company that is no longer there` }
        }
      />
    ),
  };
}
