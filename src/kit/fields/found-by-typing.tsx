import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { later } from '../../ui/dialog/layer.ts';
import { occupationsInWords } from '../occupation-names.ts';
import { OccupationsFilter } from '../search-filters/occupations-filter.tsx';
import { SomeOfManyLater } from '../some-of-many.tsx';
import type { Offering } from './choices.tsx';
import type { Field, FieldOptions } from './fields.ts';

/** Fields in which one finds by typing: what lists they open is ten kilobytes, and comes when the page rests. */

/** Several occupations: of all there are, or of those on offer. */
export const occupations = (
  label: MessageDescriptor,
  options: FieldOptions = {},
): Field<string[], { readonly trained?: readonly string[] }> => ({
  ...options,
  label,
  empty: [],
  inWords: occupationsInWords,
  Control: ({ control: { value, ...control }, offers }) => (
    <OccupationsFilter {...control} values={value} among={offers.trained} />
  ),
});

const someField = later(async () => (await import('../../ui/combobox/multi-combobox.tsx')).MultiCombobox);

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
    const offered = from({ i18n, offers });
    const chosen = value.flatMap((one) => offered.find((option) => option.value === one) ?? []);
    const field = { ...control, values: value, placeholder: i18n._(add), options: offered };
    return <SomeOfManyLater part={someField} field={field} chosen={chosen} />;
  },
});
