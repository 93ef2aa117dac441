import { useLingui } from '@lingui/react/macro';
import { use, useMemo, useState } from 'react';
import { Field, type FieldProps } from '../field/field.tsx';
import * as fieldCss from '../field/field.css.ts';
import { Icon } from '../icon/icon.tsx';
import { keptLoad } from '../../api/kept-load.ts';
import * as css from './phone-field.css.ts';
import type { CountryCode } from './phone-number.ts';

const library = keptLoad(() => import('./phone-number.ts'));

export type PhoneFieldProps = FieldProps & {
  /** E.164, or what was typed as long as it is no number */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  autoFocus?: boolean | undefined;
};

/** A phone number with its country; +49 typed or pasted sets the country. Needs a Suspense boundary: its library comes lazily. */
export function PhoneField({
  label,
  errors,
  help,
  width = 'long',
  id,
  value,
  onChange,
  onBlur,
  ...input
}: PhoneFieldProps) {
  const { t, i18n } = useLingui();
  const phone = use(library());
  const [country, setCountry] = useState<CountryCode>(() => phone.splitNumber(value)?.country ?? 'DE');
  const [typed, setTyped] = useState(() => phone.splitNumber(value)?.national ?? value);
  const [told, setTold] = useState(value);
  // the form went back to what is stored
  if (value !== told) {
    setTold(value);
    setTyped(phone.splitNumber(value)?.national ?? value);
    setCountry(phone.splitNumber(value)?.country ?? country);
  }
  const tell = (next: string): void => {
    setTold(next);
    onChange(next);
  };
  const codes = useMemo(() => phone.callingCodes(i18n.locale), [phone, i18n.locale]);
  const type = (text: string): void => {
    const next = phone.countryOf(text, country);
    setTyped(text);
    setCountry(next);
    tell(phone.toE164(text.replace(/^00/, '+'), next));
  };
  const choose = (next: CountryCode): void => {
    setCountry(next);
    tell(phone.toE164(typed, next));
  };
  const leave = (): void => {
    setTyped(phone.splitNumber(value)?.national ?? typed);
    onBlur?.();
  };
  return (
    <Field label={label} name={input.name} errors={errors} help={help} required={input.required} width={width} id={id}>
      {(control) => (
        <div className={css.row}>
          <div className={css.countryBox}>
            <select
              className={css.country}
              aria-label={t`Country code`}
              value={country}
              disabled={input.disabled}
              required={input.required}
              autoComplete="tel-country-code"
              onChange={(event) => choose(event.currentTarget.value as CountryCode)}
            >
              {codes.map((entry) => (
                <option key={entry.country} value={entry.country}>{`${entry.code} ${entry.name}`}</option>
              ))}
            </select>
            <span className={css.code} aria-hidden="true">
              {codes.find((entry) => entry.country === country)?.code}
            </span>
            <span className={css.arrow}>
              <Icon name="down" />
            </span>
          </div>
          <input
            {...input}
            {...control}
            className={fieldCss.control}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={leave}
          />
        </div>
      )}
    </Field>
  );
}
