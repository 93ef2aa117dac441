import type { MessageDescriptor } from '@lingui/core';
import { dayInWords } from '../../i18n/days.ts';
import type { FieldWidth } from '../../ui/field/field.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import type { Field, FieldOptions } from './fields.ts';
import { mostOf } from './most-of.ts';

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

/** An e-mail address. */
export const email = (label: MessageDescriptor, options: FieldOptions = {}): Field<string> => ({
  ...text(label, options),
  Control: ({ control, schema }) => (
    <TextField
      {...control}
      type="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={mostOf(schema, 'max_length')}
    />
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

/** A whole number; `usual` is what it is where nobody says otherwise. */
export const number = (
  label: MessageDescriptor,
  { usual, ...options }: FieldOptions & { readonly usual: number },
): Field<number> => ({
  ...options,
  label,
  empty: usual,
  inWords: (value, { i18n }) => i18n.number(value),
  Control: ({ control: { value, onChange, ...control }, schema }) => (
    <TextField
      {...control}
      inputMode="numeric"
      autoComplete="off"
      width="short"
      maxLength={mostOf(schema, 'max_value')?.toString().length}
      value={String(value)}
      onChange={(typed) => onChange(numbered(typed.trim()))}
    />
  ),
});

/** A year, or none. */
export const year = (label: MessageDescriptor, options: Open): Field<number | null> => ({
  ...count(label, options),
  inWords: (value, { i18n }) => (value === null ? i18n._(options.none) : String(value)),
});
