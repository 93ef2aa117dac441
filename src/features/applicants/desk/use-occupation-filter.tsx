import { useLingui } from '@lingui/react/macro';
import type { ListFilter } from '../../../kit/list-page.tsx';
import { OneOfManyLater } from '../../../kit/one-of-many.tsx';
import { namedOccupations } from '../../../kit/occupation-names.ts';
import { occupationFilter } from './occupation-later.tsx';

/** Whoever looks for one occupation, of which the address names one by its id. */
export function useOccupationFilter(): ListFilter {
  const { t } = useLingui();
  return {
    name: 'occupation',
    label: t`Occupation`,
    options: [],
    control: ({ value, ...field }) => (
      <OneOfManyLater
        {...field}
        part={occupationFilter}
        placeholder={t`All`}
        chosen={
          value === undefined
            ? undefined
            : { id: value, name: namedOccupations([value])?.[0]?.label ?? t`Unknown occupation` }
        }
      />
    ),
  };
}
