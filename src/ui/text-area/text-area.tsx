import type { Ref } from 'react';
import { Field, type FieldProps, type TextControlProps } from '../field/field.tsx';
import { RoomLeft } from '../field/room-left.tsx';
import * as css from './text-area.css.ts';

export type TextAreaProps = FieldProps &
  TextControlProps & {
    rows?: number | undefined;
    maxLength?: number | undefined;
    placeholder?: string | undefined;
    readOnly?: boolean | undefined;
    /** Of what is typed, where that isn't the page's. */
    lang?: string | undefined;
    ref?: Ref<HTMLTextAreaElement> | undefined;
  };

/** Several lines of text; grows with what is typed. */
export function TextArea({ label, errors, help, width, id, rows = 5, ref, onChange, onBlur, ...area }: TextAreaProps) {
  return (
    <Field label={label} name={area.name} errors={errors} help={help} required={area.required} width={width} id={id}>
      {(control) => (
        <>
          <textarea
            {...area}
            {...control}
            ref={ref}
            className={rows > 2 ? css.area : css.low}
            rows={rows}
            dir="auto"
            onChange={onChange && ((event) => onChange(event.currentTarget.value))}
            onBlur={onBlur}
          />
          <RoomLeft {...area} from={50} />
        </>
      )}
    </Field>
  );
}
