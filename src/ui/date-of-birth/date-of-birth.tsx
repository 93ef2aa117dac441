import { useLingui } from '@lingui/react/macro';
import { useState, type ClipboardEvent, type FocusEvent } from 'react';
import * as fieldCss from '../field/field.css.ts';
import { FieldGroup, type FieldProps } from '../field/field.tsx';
import * as css from './date-of-birth.css.ts';
import { isoOf, partsOf, partsOfPasted, type DateParts } from './date-parts.ts';

export type DateOfBirthProps = FieldProps & {
  /** YYYY-MM-DD; what isn't a whole date yet fails the date rule */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
};

const lengths: Record<keyof DateParts, number> = { day: 2, month: 2, year: 4 };
const autofill = { day: 'bday-day', month: 'bday-month', year: 'bday-year' } as const satisfies Record<
  keyof DateParts,
  string
>;

/** Day, month, year: a remembered date is typed, not looked up in a calendar. */
export function DateOfBirth({ value, onChange, onBlur, ...field }: DateOfBirthProps) {
  const { t } = useLingui();
  const [parts, setParts] = useState(() => partsOf(value));
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    // the form went back to what is stored
    if (value !== isoOf(parts)) setParts(partsOf(value));
  }
  const labels: Record<keyof DateParts, string> = { day: t`Day`, month: t`Month`, year: t`Year` };
  const change = (next: DateParts): void => {
    setParts(next);
    onChange(isoOf(next));
  };
  const paste = (event: ClipboardEvent): void => {
    const pasted = partsOfPasted(event.clipboardData.getData('text'));
    if (pasted === undefined) return;
    event.preventDefault();
    change(pasted);
  };
  const leave = (event: FocusEvent<HTMLDivElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };
  return (
    <FieldGroup {...field}>
      {({ describedBy, invalid }) => (
        <div className={css.parts} onBlur={leave} onPaste={paste}>
          {(['day', 'month', 'year'] as const).map((part) => (
            <label key={part} className={css.part}>
              {labels[part]}
              <span className={part === 'year' ? css.long : css.short}>
                <input
                  className={fieldCss.control}
                  id={part === 'day' ? `${field.name}-day` : undefined}
                  name={`${field.name}.${part}`}
                  inputMode="numeric"
                  autoComplete={autofill[part]}
                  maxLength={lengths[part]}
                  required={field.required}
                  disabled={field.disabled}
                  aria-invalid={invalid}
                  aria-describedby={describedBy}
                  value={parts[part]}
                  onChange={(event) => change({ ...parts, [part]: event.currentTarget.value.replace(/\D/g, '') })}
                />
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
