import { createElement, useState } from 'react';
import { listOccupations } from '../../../contract/occupations/occupations.endpoints.ts';
import { call } from '../../api/call.ts';
import { needCatalogs } from '../../i18n/catalogs.ts';
import { ComingMultiCombobox } from '../../ui/combobox/coming-multi-combobox.tsx';
import type { MultiComboboxProps } from '../../ui/combobox/multi-combobox.tsx';
import type { Begun } from '../../ui/combobox/multi-combobox-box.tsx';
import { later, useLater } from '../../ui/dialog/layer.ts';

type FieldProps = Omit<MultiComboboxProps, 'options' | 'search'>;

/** The field with everything that it offers: heavier than a page of results, so fetched by those who use it. */
const fullField = later(async () => {
  const [{ OccupationsField }, { data }] = await Promise.all([
    import('../../forms/occupations/occupations-field.tsx'),
    call(listOccupations, {}),
    needCatalogs('forms'),
  ]);
  return (field: FieldProps) => <OccupationsField {...field} occupations={data} />;
});

/** Before a page that has occupations chosen already, so that they stand there with it. */
export const fetchOccupationsFilter = (): Promise<unknown> => fullField.fetch();

const untouched: Begun = { typed: '', isOpen: false, isHeld: false };

/** Several occupations to look for, fetched with the first touch. What was typed meanwhile is searched for then. */
export function OccupationsFilter(field: Omit<FieldProps, 'begun'>) {
  const [begun, setBegun] = useState<Begun>();
  const Field = useLater(fullField, begun !== undefined || field.values.length > 0, () => setBegun(undefined));
  return Field ? (
    createElement(Field, { ...field, begun })
  ) : (
    <ComingMultiCombobox {...field} begun={begun ?? untouched} onBegun={setBegun} />
  );
}
