import type { Occupation } from '../../../../contract/occupations/occupations.schema.ts';
import { useOccupationSearch } from '../../../forms/occupations/use-occupation-search.ts';
import type { OneOfManyProps } from '../../../kit/one-of-many.tsx';
import { Combobox } from '../../../ui/combobox/combobox.tsx';

interface OccupationFilterProps extends OneOfManyProps {
  readonly occupations: readonly Occupation[];
}

/** One occupation or a whole field of them, found by everybody's words. */
export function OccupationFilter({ occupations, chosen, onChange, ...field }: OccupationFilterProps) {
  const { options, search } = useOccupationSearch(occupations);
  const isKnown = chosen === undefined || occupations.some(({ id }) => id === chosen.id);
  return (
    <Combobox
      {...field}
      // one that is no more stays to be seen, and to be cleared
      options={isKnown ? options : [{ value: chosen.id, label: chosen.name }, ...options]}
      search={search}
      value={chosen?.id ?? ''}
      onChange={(id) => onChange(id === '' ? undefined : id)}
    />
  );
}
