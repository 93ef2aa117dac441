import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, type Ref, useId, useImperativeHandle, useState } from 'react';
import type { GenericSchema } from 'valibot';
import type { Refused } from '../../../machines/kit/results.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { type Outcome } from '../../forms/outcome.ts';
import { type Draft, type FormEnd, type FormRecord, useAppForm } from '../../forms/use-app-form.ts';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import type { FieldRow, RecordForm, ValuesOf, Written } from './fields.ts';
import * as css from './record-fields.css.ts';

/** What the rest of the page asks of the form. */
export interface FormHandle {
  /** Saves what is typed and not stored yet. */
  readonly saveChanges: () => Promise<Outcome>;
  /** Says at the fields what the server missed. */
  readonly refuse: (errors: Refused['errors']) => void;
}

interface RecordEnd {
  /** As what a new record is saved. */
  readonly setStatus: (status: 'draft' | 'active') => void;
}

interface RecordFieldsProps<R extends Written, Offers> {
  readonly of: RecordForm<R, Offers>;
  readonly values: object;
  readonly offers: Offers;
  readonly submit: (input: object, began: object) => Promise<unknown>;
  readonly draft: Draft;
  /** Absent where the record is new. */
  readonly record?: FormRecord;
  /** Beside the form, or below it on demand where there is no room: follows what is typed. */
  readonly renderPreview?: ((values: ValuesOf<R>) => ReactNode) | undefined;
  readonly handle?: Ref<FormHandle> | undefined;
  /** The buttons. */
  readonly children: (end: FormEnd & RecordEnd) => ReactNode;
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
  renderPreview,
  handle,
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
  useImperativeHandle(handle, () => ({
    saveChanges: form.saveChanges,
    refuse: (errors) => form.refuse({ kind: 'refused', code: 'validation', message: '', errors }, true),
  }));
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
          form={form}
          isNew={record === undefined}
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
      {children({ ...form, setStatus: (status) => form.api.setFieldValue('status', status) })}
    </AppForm>
  );
  if (!renderPreview) return whole;
  return (
    <div className={css.previewed}>
      {whole}
      <Foldable>
        <form.api.Subscribe selector={(state) => state.values}>
          {(current) => renderPreview(current as ValuesOf<R>)}
        </form.api.Subscribe>
      </Foldable>
    </div>
  );
}

/** A preview, which is folded where it doesn't stand beside the form. */
function Foldable({ children }: { children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={css.preview}>
      <div className={css.fold}>
        <Button
          variant="secondary"
          size="compact"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <Trans>Hide the preview</Trans> : <Trans>Show the preview</Trans>}
        </Button>
      </div>
      <div id={id} className={isOpen ? undefined : css.folded}>
        {children}
      </div>
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
