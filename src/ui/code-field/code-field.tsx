import * as css from './code-field.css.ts';
import { Field, type FieldProps, type TextControlProps } from '../field/field.tsx';

export type CodeFieldProps = FieldProps &
  Omit<TextControlProps, 'defaultValue'> & {
    /** characters of a whole code */
    length: number;
    /** digits bring the number pad and `one-time-code`; letters are for registration codes */
    kind?: 'digits' | 'letters' | undefined;
    /** the code is whole: by typing, paste or autofill */
    onComplete?: ((code: string) => void) | undefined;
    autoFocus?: boolean | undefined;
  };

const cleaners = {
  digits: /\D/g,
  letters: /[^\p{L}\p{N}]/gu,
} as const;

/** What remains of typed or pasted text: "12 34-56" is 123456, and of a whole link the code at its end. */
export const cleanCode = (text: string, kind: keyof typeof cleaners, length: number): string =>
  (/[?&]code=([^&#\s]*)/.exec(text)?.[1] ?? text)
    .normalize('NFKC')
    .replace(cleaners[kind], '')
    .toUpperCase()
    .slice(0, length);

/** A code from a mail or a paper: one input, so that paste, autofill and screen readers work. */
export function CodeField({
  label,
  errors,
  help,
  width = 'medium',
  id,
  length,
  kind = 'digits',
  value = '',
  onChange,
  onBlur,
  onComplete,
  ...input
}: CodeFieldProps) {
  const take = (text: string): void => {
    const code = cleanCode(text, kind, length);
    onChange?.(code);
    if (code.length === length && code !== value) onComplete?.(code);
  };
  return (
    <Field label={label} name={input.name} errors={errors} help={help} required={input.required} width={width} id={id}>
      {(control) => (
        <input
          {...input}
          {...control}
          className={css.code}
          type="text"
          value={value}
          inputMode={kind === 'digits' ? 'numeric' : 'text'}
          autoComplete={kind === 'digits' ? 'one-time-code' : 'off'}
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => take(event.currentTarget.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
