import { Plural } from '@lingui/react/macro';
import { Field, type FieldProps, type TextControlProps } from '../field/field.tsx';
import * as css from './text-area.css.ts';

export type TextAreaProps = FieldProps &
  TextControlProps & {
    rows?: number | undefined;
    maxLength?: number | undefined;
    placeholder?: string | undefined;
    readOnly?: boolean | undefined;
  };

/** From here on it is told how much room is left: nothing is cut off unseen. */
const counted = 50;

/** Several lines of text; grows with what is typed. */
export function TextArea({ label, errors, help, width, id, rows = 5, onChange, onBlur, ...area }: TextAreaProps) {
  const left = (area.maxLength ?? Number.POSITIVE_INFINITY) - (area.value?.length ?? 0);
  return (
    <Field label={label} name={area.name} errors={errors} help={help} required={area.required} width={width} id={id}>
      {(control) => (
        <>
          <textarea
            {...area}
            {...control}
            className={css.area}
            rows={rows}
            dir="auto"
            onChange={onChange && ((event) => onChange(event.currentTarget.value))}
            onBlur={onBlur}
          />
          {left <= counted ? (
            <p className={css.left} role="status">
              <Plural
                value={left}
                _0="No room left"
                one="Room for one more character"
                other="Room for # more characters"
              />
            </p>
          ) : null}
        </>
      )}
    </Field>
  );
}
