import { useMemo } from 'react';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import { Combobox, type ComboboxProps } from '../../ui/combobox/combobox.tsx';
import { useOccupationSearch } from './use-occupation-search.ts';

type TrainedOccupationFieldProps = Omit<ComboboxProps, 'options' | 'search'> & {
  readonly occupations: readonly Occupation[];
};

/** One occupation somebody can be trained in: no field of them. */
export function TrainedOccupationField({ occupations, ...field }: TrainedOccupationFieldProps) {
  const trained = useMemo(() => occupations.filter(({ kind }) => kind === 'occupation'), [occupations]);
  return <Combobox {...field} {...useOccupationSearch(trained)} />;
}
