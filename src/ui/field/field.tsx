import { Trans } from '@lingui/react/macro';
import { useId, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import * as css from './field.css.ts';

/** How wide a control is: a hint at the answer's length. */
export type FieldWidth = keyof typeof css.width;

/** What every field takes. The label is the accessible name and can't be left out. */
export type FieldProps = {
  label: string | ReactElement;
  name: string;
  /** translated sentences; only the first is shown */
  errors?: readonly string[] | undefined;
  /** a sentence below the label: why it is asked, who sees it */
  help?: ReactNode | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  width?: FieldWidth | undefined;
  id?: string | undefined;
};

/** What a field made of one control in text takes besides. Controlled with `value`, native with `defaultValue`. */
export type TextControlProps = {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
};

/** Attributes that tie a control to its label, help and error. */
export type ControlAttributes = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type WiringProps = Pick<FieldProps, 'errors' | 'help' | 'id'>;

/** Ids and aria attributes of one field. */
export const useFieldWiring = ({ errors, help, id: given }: WiringProps) => {
  const made = useId();
  const id = given ?? made;
  const error = errors?.[0];
  const helpId = help === undefined ? undefined : `${id}-help`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const described = [helpId, errorId].filter((part) => part !== undefined).join(' ');
  const control: ControlAttributes = {
    id,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': described === '' ? undefined : described,
  };
  return { id, error, helpId, errorId, control };
};

/** The asterisk; assistive technology hears `required` from the control itself. */
export function Asterisk({ required }: { required: boolean | undefined }) {
  return required === true ? (
    <span className={css.asterisk} aria-hidden="true">
      {' *'}
    </span>
  ) : null;
}

/** The first error of a field, below it. */
export function FieldError({ id, error }: { id: string | undefined; error: string | undefined }) {
  return error === undefined ? null : (
    <p className={css.error} id={id}>
      <Icon name="error" />
      <span className={css.errorWords}>{error}</span>
    </p>
  );
}

type FieldFrameProps = FieldProps & { children: (control: ControlAttributes) => ReactNode };

/** Label above, help below the label, control, first error below. For fields with one control. */
export function Field({ label, errors, help, required, width = 'full', id, children }: FieldFrameProps) {
  const wiring = useFieldWiring({ errors, help, id });
  return (
    <div className={css.field}>
      <label className={css.label} htmlFor={wiring.id}>
        {label}
        <Asterisk required={required} />
      </label>
      {help === undefined ? null : (
        <p className={css.help} id={wiring.helpId}>
          {help}
        </p>
      )}
      <div className={css.width[width]}>{children(wiring.control)}</div>
      <FieldError id={wiring.errorId} error={wiring.error} />
    </div>
  );
}

type FieldGroupProps = FieldProps & {
  children: (group: { describedBy: string | undefined; invalid: true | undefined }) => ReactNode;
};

/** The same for a question with several controls: a fieldset with a legend. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, name, errors, help, required, disabled, width = 'full', id, children } = props;
  const wiring = useFieldWiring({ errors, help, id });
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = wiring.control;
  return (
    <fieldset name={name} className={css.field} id={wiring.id} disabled={disabled} aria-describedby={describedBy}>
      <legend className={css.label}>
        {label}
        <Asterisk required={required} />
      </legend>
      {help === undefined ? null : (
        <p className={css.help} id={wiring.helpId}>
          {help}
        </p>
      )}
      <div className={css.width[width]}>{children({ describedBy, invalid })}</div>
      <FieldError id={wiring.errorId} error={wiring.error} />
    </fieldset>
  );
}

/** The line that says what the asterisk means; once per form, above the first field, gone where nothing is required or everything. */
export function RequiredHint() {
  return (
    <p className={css.requiredHint}>
      <Trans>Fields with * are required.</Trans>
    </p>
  );
}
