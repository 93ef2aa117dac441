import type { I18n, MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import { type GenericSchema, type ObjectEntries, safeParse } from 'valibot';
import type { Endpoint, InputOf, ResponseOf } from '../../../contract/kit/endpoint.ts';
import type { OpenForm } from '../../forms/use-app-form.ts';
import type { Stored } from '../../../machines/records/record-form.machine.ts';

/** What words are made with: the reader's language, and what the form offers. */
export interface FieldContext<Offers> {
  readonly i18n: I18n;
  readonly offers: Offers;
}

export interface ControlProps<Value, Offers> {
  /** What every field of src/ui takes. */
  readonly control: {
    readonly name: string;
    readonly value: Value;
    onChange(this: void, value: Value): void;
    readonly onBlur: () => void;
    readonly errors: readonly string[];
    readonly label: string;
    readonly help: string | undefined;
    readonly required: boolean;
  };
  /** What the contract takes here. */
  readonly schema: GenericSchema;
  readonly offers: Offers;
  /** For what has several parts, each with errors of its own, or follows another field. */
  readonly form: OpenForm;
  /** Nothing is stored yet. */
  readonly isNew: boolean;
}

/** What a record says, part by part, each with its name. */
export type InWords = readonly (readonly [part: string, words: string])[];

/** Fields that stand in a row, under one question. */
export interface FieldRow {
  readonly legend: MessageDescriptor;
  readonly note: MessageDescriptor;
}

/** What may be said of any field. */
export interface FieldOptions {
  readonly help?: MessageDescriptor;
  /** Its name where the record is read and not asked for, if that isn't the label. */
  readonly part?: MessageDescriptor;
  /** Where the form asks for more than the contract does. */
  readonly required?: boolean;
  readonly row?: FieldRow;
}

/** One field of a form. It holds what the contract takes, or what is typed and isn't that yet. */
export interface Field<Value, Offers = unknown> extends FieldOptions {
  readonly label: MessageDescriptor;
  readonly empty: Value;
  readonly inWords: (value: Value, context: FieldContext<Offers>) => string;
  readonly Control: (props: ControlProps<Value, Offers>) => ReactNode;
}

/** A field whose record answers it otherwise than it is sent. */
export interface StoredField<Record, Value, Offers> extends Field<Value, Offers> {
  readonly of: (record: Record) => Value;
  /** Where the record knows more of it. */
  readonly recordInWords?: (record: Record, context: FieldContext<Offers>) => string;
}

export const storedAs = <Record, Value, Offers>(
  of: (record: Record) => Value,
  field: Field<Value, Offers>,
  recordInWords?: (record: Record, context: FieldContext<Offers>) => string,
): StoredField<Record, Value, Offers> => ({ ...field, of, ...(recordInWords && { recordInWords }) });

/** For what the contract takes and a button of the page asks. */
export const byButton = null;

/** A resource that is created and changed by a form. */
export interface Written {
  readonly name: string;
  readonly show: Endpoint;
  readonly create: Endpoint & { readonly body: GenericSchema & { readonly entries: ObjectEntries } };
  readonly update: Endpoint;
}
export type RecordOf<R extends Written> =
  ResponseOf<R['show']> extends { data: infer Record extends Stored }
    ? Record & { readonly id: string; readonly status?: string }
    : never;
type Body<R extends Written> = InputOf<R['update']> extends { body: infer Sent } ? Sent : never;
/** What a form of the resource holds. */
export type ValuesOf<R extends Written> = { readonly [K in keyof Body<R>]-?: Exclude<Body<R>[K], undefined> };

/** What all these fields need to be offered. */
type OffersOf<F> = {
  [K in keyof F]: F[K] extends { readonly inWords: (value: never, context: FieldContext<infer Offers>) => string }
    ? (offers: Offers) => void
    : never;
}[keyof F] extends (offers: infer Offers) => void
  ? Offers
  : never;

type Fit<R extends Written, F, K extends keyof ValuesOf<R> & string> = K extends keyof F
  ? F[K] extends typeof byButton
    ? unknown
    : F[K] extends Field<ValuesOf<R>[K], never>
      ? RecordOf<R> extends { readonly [N in K]: ValuesOf<R>[K] }
        ? unknown
        : F[K] extends { readonly of: (record: RecordOf<R>) => ValuesOf<R>[K] }
          ? unknown
          : `The record bears no ${K} as it is sent: storedAs says what it is made of.`
      : `The field ${K} holds something else than the contract takes.`
  : `The contract takes ${K}: the form needs a field for it.`;

/** What the types alone don't ask of a form; the wrong field is then asked to be the sentence that says so. */
export type Fitting<R extends Written, F> = {
  readonly [K in keyof ValuesOf<R> & string]: Fit<R, F, K>;
} & { readonly [K in Exclude<keyof F, keyof ValuesOf<R>> & string]: `The contract takes no ${K}.` };

type AnyField = Field<unknown, unknown> & Partial<Pick<StoredField<object, unknown, unknown>, 'of' | 'recordInWords'>>;

/** A form of a resource, and what follows from its fields. */
export interface RecordForm<R extends Written, Offers> {
  readonly resource: R;
  /** Of the pages that show such records. */
  readonly address: string;
  /** Each with what the contract takes there, and whether it must be said. */
  readonly fields: readonly (AnyField & {
    readonly name: string;
    readonly required: boolean;
    readonly schema: GenericSchema;
  })[];
  readonly schema: GenericSchema;
  /** A new record may count at once; others begin as drafts. */
  readonly countsAtOnce: boolean;
  readonly empty: ValuesOf<R>;
  readonly valuesOf: (record: RecordOf<R>) => ValuesOf<R>;
  /** What a record says, part by part. */
  readonly inWords: (record: RecordOf<R>, context: FieldContext<Offers>) => InWords;
}

/** Declares the form of a resource: one field for each thing the contract takes. */
export function recordForm<R extends Written, const F>(
  resource: R,
  {
    address = `/${resource.name}`,
    fields,
    schema = resource.create.body,
  }: {
    readonly address?: string;
    readonly fields: F & Fitting<R, F>;
    /** Where the form asks for more than the contract does. */
    readonly schema?: GenericSchema;
  },
): RecordForm<R, OffersOf<F>> {
  const all = Object.entries(fields as unknown as Record<string, AnyField | typeof byButton>).flatMap(
    ([name, field]) => {
      if (field === byButton) return [];
      const taken = resource.create.body.entries[name] as GenericSchema;
      return { ...field, name, schema: taken, required: field.required ?? !safeParse(taken, field.empty).success };
    },
  );
  const each = (value: (field: (typeof all)[number]) => unknown) =>
    Object.fromEntries(all.map((field) => [field.name, value(field)])) as ValuesOf<R>;
  const valueOf = (record: object, { name, of }: (typeof all)[number]): unknown =>
    of ? of(record) : Reflect.get(record, name);
  return {
    resource,
    address,
    fields: all,
    schema,
    countsAtOnce: 'status' in resource.create.body.entries,
    empty: each(({ empty }) => empty),
    valuesOf: (record) => each((field) => valueOf(record, field)),
    inWords: (record, context) =>
      all.map((field) => [
        context.i18n._(field.part ?? field.label),
        field.recordInWords?.(record, context) ?? field.inWords(valueOf(record, field), context),
      ]),
  };
}
