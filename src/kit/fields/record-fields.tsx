import { useLingui } from '@lingui/react';
import { useStore } from '@tanstack/react-form';
import type { ReactNode } from 'react';
import type { GenericSchema } from 'valibot';
import { AppForm } from '../../forms/app-form.tsx';
import { type Draft, type FormRecord, useAppForm } from '../../forms/use-app-form.ts';
import { Text } from '../../ui/heading/heading.tsx';
import type { FieldRow, PartControl, RecordForm, ValuesOf, Written } from './fields.ts';
import * as css from './record-fields.css.ts';

/** What the buttons at a form's end know of it. */
interface FormEnd {
  readonly isPending: boolean;
  /** Goes back to what is stored. */
  readonly takeStored: () => void;
  /** As what a new record is saved. */
  readonly setStatus: (status: 'draft' | 'active') => void;
}

interface RecordFieldsProps<R extends Written, Offers> {
  readonly of: RecordForm<R, Offers>;
  readonly values: object;
  readonly offers: Offers;
  readonly submit: (input: object) => Promise<unknown>;
  readonly draft: Draft;
  /** Absent where the record is new. */
  readonly record?: FormRecord;
  /** Beside the form, or below it where there is no room: follows what is typed. */
  readonly renderBeside?: ((values: ValuesOf<R>) => ReactNode) | undefined;
  /** The buttons. */
  readonly children: (end: FormEnd) => ReactNode;
}

/** From here on what is wrong is also listed above the fields. */
const many = 4;

/** Everything that is said about a record, field by field. */
export function RecordFields<R extends Written, Offers>({
  of: { fields, schema },
  values,
  offers,
  submit,
  draft,
  record,
  renderBeside,
  children,
}: RecordFieldsProps<R, Offers>) {
  const { i18n } = useLingui();
  const form = useAppForm({
    schema: schema as GenericSchema<unknown, object>,
    defaultValues: values as Record<string, unknown>,
    submit,
    draft,
    record,
  });
  const current = useStore(form.api.store, (state) => state.values);
  const control = ({ name, label, help, required, schema: taken, Control }: (typeof fields)[number]) => (
    <form.Field key={name} name={name}>
      {(field) => (
        <Control
          control={{
            ...form.bind(field),
            label: i18n._(label),
            help: help && i18n._(help),
            required,
          }}
          schema={taken}
          offers={offers}
          values={current}
          refused={form.formError.fields}
          setValue={form.api.setFieldValue}
          isNew={record === undefined}
          renderPart={(part, draw) => (
            <form.Field name={`${name}.${part}`}>{(below) => draw(form.bind(below) as PartControl)}</form.Field>
          )}
        />
      )}
    </form.Field>
  );
  const rows = [...Map.groupBy(fields, ({ name, row }) => row ?? name)];
  const whole = (
    <AppForm form={form} isLong={fields.length >= many}>
      {rows.map(([row, members]) =>
        typeof row === 'string' ? (
          members.map(control)
        ) : (
          <Row key={members[0]?.name} row={row}>
            {members.map(control)}
          </Row>
        ),
      )}
      {children({
        isPending: form.isPending,
        takeStored: form.takeStored,
        setStatus: (status) => form.api.setFieldValue('status', status),
      })}
    </AppForm>
  );
  if (!renderBeside) return whole;
  return (
    <div className={css.beside}>
      {whole}
      <div className={css.followed}>{renderBeside(current as ValuesOf<R>)}</div>
    </div>
  );
}

function Row({ row: { legend, note }, children }: { row: FieldRow; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <fieldset className={css.row}>
      <legend className={css.legend}>{i18n._(legend)}</legend>
      <Text look="small">{i18n._(note)}</Text>
      <div className={css.fields}>{children}</div>
    </fieldset>
  );
}
