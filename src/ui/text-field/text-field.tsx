import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import * as fieldCss from '../field/field.css.ts';
import { RoomLeft } from '../field/room-left.tsx';
import { Field, type FieldProps, type TextControlProps } from '../field/field.tsx';

export type TextFieldProps = FieldProps &
  TextControlProps & {
    type?:
      | Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'url' | 'search' | 'number' | 'date' | 'time' | 'tel'>
      | undefined;
    autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
    inputMode?: 'text' | 'email' | 'url' | 'numeric' | 'decimal' | 'tel' | 'search' | undefined;
    autoCapitalize?: 'none' | 'words' | 'sentences' | 'characters' | undefined;
    spellCheck?: boolean | undefined;
    maxLength?: number | undefined;
    min?: string | number | undefined;
    max?: string | number | undefined;
    placeholder?: string | undefined;
    readOnly?: boolean | undefined;
    autoFocus?: boolean | undefined;
    /** Of what is typed, where that isn't the page's. */
    lang?: string | undefined;
  };

/** Where so much may be typed, somebody may come to the end of it. */
const sentence = 100;

/** One line of text. */
export function TextField({
  label,
  errors,
  help,
  width,
  id,
  type = 'text',
  onChange,
  onBlur,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} name={input.name} errors={errors} help={help} required={input.required} width={width} id={id}>
      {(control) => (
        <>
          <input
            {...input}
            {...control}
            className={fieldCss.control}
            type={type}
            dir="auto"
            onChange={onChange && ((event) => onChange(event.currentTarget.value))}
            onBlur={onBlur}
          />
          {input.maxLength !== undefined && input.maxLength >= sentence ? <RoomLeft {...input} from={20} /> : null}
        </>
      )}
    </Field>
  );
}
