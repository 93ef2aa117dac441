import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Employee } from '../../../contract/employees/employees.schema.ts';
import { type InBoth, localeOf } from '../../i18n/in-both.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import { Select } from '../../ui/select/select.tsx';
import type { Field, FieldContext, FieldOptions } from './fields.ts';

/** Fields to choose in, apart from those to type in: a form that has none doesn't fetch their controls. */

/** Yes or no. */
export const yes = (
  label: MessageDescriptor,
  { no, ...options }: FieldOptions & { readonly no: MessageDescriptor },
): Field<boolean> => ({
  required: false,
  ...options,
  label,
  empty: false,
  inWords: (value, { i18n }) => i18n._(value ? label : no),
  Control: ({ control: { value, ...control } }) => <Checkbox {...control} checked={value} />,
});

/** One of a few, each with its word. */
export const oneOf = <Word extends string>(
  label: MessageDescriptor,
  words: Readonly<Record<Word, MessageDescriptor>>,
  options: FieldOptions = {},
): Field<Word> => {
  const all = Object.keys(words) as [Word, ...Word[]];
  return {
    required: true,
    ...options,
    label,
    empty: all[0],
    inWords: (value, { i18n }) => i18n._(words[value]),
    Control: ({ control }) => {
      const { i18n } = useLingui();
      const cards = all.map((value) => ({ value, label: i18n._(words[value]) }));
      return <RadioCards<Word> {...control} layout="sideBySide" options={cards} />;
    },
  };
};

interface Named {
  readonly id: string;
  readonly name: string | InBoth;
}

export interface Offering<Offers> extends FieldOptions {
  readonly from: (context: FieldContext<Offers>) => readonly { readonly value: string; readonly label: string }[];
}

/** Stored, but chosen from what was on offer then. */
const gone = msg`No longer there`;

/** One of a few on offer, or none. */
export const oneOffered = <Offers,>(
  label: MessageDescriptor,
  { none, from, ...options }: Offering<Offers> & { readonly none: MessageDescriptor },
): Field<string | null, Offers> => ({
  ...options,
  label,
  empty: null,
  inWords: (value, context) =>
    from(context).find((one) => one.value === value)?.label ?? context.i18n._(value === null ? none : gone),
  Control: ({ control: { value, onChange, ...control }, offers }) => {
    const { i18n } = useLingui();
    const all = [{ value: '', label: i18n._(none) }, ...from({ i18n, offers })];
    const isOffered = all.some((one) => one.value === (value ?? ''));
    return (
      <Select
        {...control}
        value={value ?? ''}
        onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
        options={isOffered ? all : [...all, { value: value ?? '', label: i18n._(gone) }]}
      />
    );
  },
});

/** Records on offer under this name, by what they are called. */
export const named =
  <const Key extends string>(key: Key) =>
  ({ i18n, offers }: FieldContext<Readonly<Record<Key, readonly Named[]>>>) =>
    offers[key].map(({ id, name }) => ({ value: id, label: typeof name === 'string' ? name : name[localeOf(i18n)] }));

/** Colleagues on offer, by their names. */
export const colleagues = ({ offers }: FieldContext<{ readonly colleagues: readonly Employee[] }>) =>
  offers.colleagues.map(({ id, firstname, lastname }) => ({ value: id, label: `${firstname} ${lastname}` }));
