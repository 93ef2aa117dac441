import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import { MultiCombobox, type MultiComboboxProps } from '../../ui/combobox/multi-combobox.tsx';
import { useOccupationSearch } from './use-occupation-search.ts';

type OccupationsFieldProps = Omit<MultiComboboxProps, 'options' | 'search'> & {
  occupations: readonly Occupation[];
};

/** Several occupations or whole fields of them. */
export function OccupationsField({ occupations, ...field }: OccupationsFieldProps) {
  return <MultiCombobox {...field} {...useOccupationSearch(occupations)} />;
}
