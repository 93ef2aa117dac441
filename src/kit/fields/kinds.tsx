import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { GenericSchema } from 'valibot';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import { OccupationsField } from '../../forms/occupations/occupations-field.tsx';
import type { FieldWidth } from '../../ui/field/field.tsx';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import type { Field, Said } from './fields.ts';

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
  { width, ...said }: Said & { readonly width?: FieldWidth } = {},
): Field<string> => ({
  ...said,
  label,
  empty: '',
  tell: (value) => value,
  Control: ({ control, schema }) => (
    <TextField {...control} width={width} autoComplete="off" maxLength={mostOf(schema, 'max_length')} />
  ),
});

/** Several lines. */
export const lines = (
  label: MessageDescriptor,
  { rows, ...said }: Said & { readonly rows?: number } = {},
): Field<string> => ({
  ...said,
  label,
  empty: '',
  tell: (value) => value,
  Control: ({ control, schema }) => <TextArea {...control} rows={rows} maxLength={mostOf(schema, 'max_length')} />,
});

interface Open extends Said {
  /** What an empty field means. */
  readonly none: MessageDescriptor;
}

/** A day of the calendar, or none. */
export const day = (label: MessageDescriptor, { none, ...said }: Open): Field<string | null> => ({
  ...said,
  label,
  empty: null,
  tell: (value, { i18n }) =>
    value === null ? i18n._(none) : i18n.date(new Date(`${value}T12:00:00`), { dateStyle: 'medium' }),
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
export const count = (label: MessageDescriptor, { none, ...said }: Open): Field<number | null> => ({
  ...said,
  label,
  empty: null,
  tell: (value, { i18n }) => (value === null ? i18n._(none) : i18n.number(value)),
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
  said: Said = {},
): Field<Word> => {
  const all = Object.keys(words) as [Word, ...Word[]];
  return {
    required: true,
    ...said,
    label,
    empty: all[0],
    tell: (value, { i18n }) => i18n._(words[value]),
    Control: ({ control }) => {
      const { i18n } = useLingui();
      const options = all.map((value) => ({ value, label: i18n._(words[value]) }));
      return <RadioCards<Word> {...control} layout="sideBySide" options={options} />;
    },
  };
};

/** Several occupations of those on offer. */
export const occupations = (
  label: MessageDescriptor,
  said: Said = {},
): Field<string[], { readonly occupations: readonly Occupation[] }> => ({
  ...said,
  label,
  empty: [],
  tell: (ids, { offers }) => ids.map((id) => offers.occupations.find((one) => one.id === id)?.name ?? '').join(', '),
  Control: ({ control: { value, ...control }, offers }) => (
    <OccupationsField {...control} values={value} occupations={offers.occupations} />
  ),
});
