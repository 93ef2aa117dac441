import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { GenericSchema } from 'valibot';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import { OccupationsField } from '../../forms/occupations/occupations-field.tsx';
import { dayInWords } from '../../i18n/days.ts';
import { MultiCombobox } from '../../ui/combobox/multi-combobox.tsx';
import type { FieldWidth } from '../../ui/field/field.tsx';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import type { Field, FieldContext, FieldOptions } from './fields.ts';

interface Limited {
  readonly wrapped?: Limited;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

/** The most that a schema takes. */
function mostOf(schema: GenericSchema, rule: 'max_length' | 'max_value'): number | undefined {
  const { wrapped, pipe } = schema as Limited;
  if (wrapped) return mostOf(wrapped as unknown as GenericSchema, rule);
  return pipe?.find(({ type }) => type === rule)?.requirement as number | undefined;
}

/** One line. */
export const text = (
  label: MessageDescriptor,
  { width, ...options }: FieldOptions & { readonly width?: FieldWidth } = {},
): Field<string> => ({
  ...options,
  label,
  empty: '',
  inWords: (value) => value,
  Control: ({ control, schema }) => (
    <TextField {...control} width={width} autoComplete="off" maxLength={mostOf(schema, 'max_length')} />
  ),
});

/** Several lines. */
export const lines = (
  label: MessageDescriptor,
  { rows, ...options }: FieldOptions & { readonly rows?: number } = {},
): Field<string> => ({
  ...options,
  label,
  empty: '',
  inWords: (value) => value,
  Control: ({ control, schema }) => <TextArea {...control} rows={rows} maxLength={mostOf(schema, 'max_length')} />,
});

interface Open extends FieldOptions {
  /** What an empty field means. */
  readonly none: MessageDescriptor;
}

/** A day of the calendar, or none. */
export const day = (label: MessageDescriptor, { none, ...options }: Open): Field<string | null> => ({
  ...options,
  label,
  empty: null,
  inWords: (value, { i18n }) => (value === null ? i18n._(none) : dayInWords(i18n, value)),
  Control: ({ control: { value, onChange, ...control } }) => (
    <TextField
      {...control}
      type="date"
      value={value ?? ''}
      onChange={(typed) => onChange(typed === '' ? null : typed)}
    />
  ),
});

/** What is typed, as a number where it is one; the schema refuses the rest. */
const numbered = (typed: string): number => (String(Number(typed)) === typed ? Number(typed) : (typed as never));

/** A whole number, or none. */
export const count = (label: MessageDescriptor, { none, ...options }: Open): Field<number | null> => ({
  ...options,
  label,
  empty: null,
  inWords: (value, { i18n }) => (value === null ? i18n._(none) : i18n.number(value)),
  Control: ({ control: { value, onChange, ...control }, schema }) => (
    <TextField
      {...control}
      inputMode="numeric"
      maxLength={mostOf(schema, 'max_value')?.toString().length}
      value={String(value ?? '')}
      onChange={(typed) => onChange(typed.trim() === '' ? null : numbered(typed.trim()))}
    />
  ),
});

/** One of a few, each with its word. */
export const choice = <Word extends string>(
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

interface Offering<Offers> extends FieldOptions {
  readonly from: (context: FieldContext<Offers>) => readonly { readonly value: string; readonly label: string }[];
}

/** One of a few on offer, or none. */
export const pick = <Offers,>(
  label: MessageDescriptor,
  { none, from, ...options }: Open & Offering<Offers>,
): Field<string | null, Offers> => ({
  ...options,
  label,
  empty: null,
  inWords: (value, context) => from(context).find((one) => one.value === value)?.label ?? context.i18n._(none),
  Control: ({ control: { value, onChange, ...control }, offers }) => {
    const { i18n } = useLingui();
    return (
      <Select
        {...control}
        value={value ?? ''}
        onChange={(chosen) => onChange(chosen === '' ? null : chosen)}
        options={[{ value: '', label: i18n._(none) }, ...from({ i18n, offers })]}
      />
    );
  },
});

/** Several of those on offer. */
export const several = <Offers,>(
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
