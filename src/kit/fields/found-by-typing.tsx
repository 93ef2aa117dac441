import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import { OccupationsField } from '../../forms/occupations/occupations-field.tsx';
import { MultiCombobox } from '../../ui/combobox/multi-combobox.tsx';
import type { Offering } from './choices.tsx';
import type { Field, FieldOptions } from './fields.ts';

/** Fields in which one finds by typing, apart from the others: what lists they open is ten kilobytes. */

/** Several occupations of those on offer. */
export const occupations = (
  label: MessageDescriptor,
  options: FieldOptions = {},
): Field<string[], { readonly occupations: readonly Occupation[] }> => ({
  ...options,
  label,
  empty: [],
  inWords: (ids, { offers }) => ids.map((id) => offers.occupations.find((one) => one.id === id)?.name ?? '').join(', '),
  Control: ({ control: { value, ...control }, offers }) => (
    <OccupationsField {...control} values={value} occupations={offers.occupations} />
  ),
});

/** Several of those on offer. */
export const someOffered = <Offers,>(
  label: MessageDescriptor,
  { from, add, ...options }: Offering<Offers> & { readonly add: MessageDescriptor },
): Field<string[], Offers> => ({
  ...options,
  label,
  empty: [],
  inWords: (values, context) =>
    from(context)
      .flatMap((one) => (values.includes(one.value) ? one.label : []))
      .join(', '),
  Control: ({ control: { value, ...control }, offers }) => {
    const { i18n } = useLingui();
    return <MultiCombobox {...control} values={value} placeholder={i18n._(add)} options={from({ i18n, offers })} />;
  },
});
