import { FieldError, useFieldWiring, type FieldProps } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import * as css from './switch.css.ts';

export type SwitchProps = Omit<FieldProps, 'width' | 'required'> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What was chosen is being saved; the focus stays. Another choice is taken meanwhile, and saved after it. */
  isBusy?: boolean | undefined;
};

/** On or off, at once. What takes effect with a form is a checkbox. */
export function Switch({ label, name, errors, help, disabled, id, checked, onChange, isBusy }: SwitchProps) {
  const wiring = useFieldWiring({ errors, help, id });
  return (
    <div>
      <div className={css.row}>
        <div className={css.words}>
          <label className={css.label} htmlFor={wiring.id}>
            {label}
          </label>
          {help === undefined ? null : (
            <p className={css.help} id={wiring.helpId}>
              {help}
            </p>
          )}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- by the label before it */}
        <button
          type="button"
          role="switch"
          className={css.track}
          id={wiring.id}
          name={name}
          aria-checked={checked}
          aria-busy={isBusy}
          disabled={disabled}
          aria-describedby={wiring.control['aria-describedby']}
          onClick={() => onChange(!checked)}
        >
          <span className={css.knob}>
            <span className={css.tick}>
              <Icon name="check" />
            </span>
          </span>
        </button>
      </div>
      <FieldError id={wiring.errorId} error={wiring.error} />
    </div>
  );
}
