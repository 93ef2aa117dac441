import { type Locale, locales } from '../../../contract/kit/fields.ts';
import { isLocale, localeNames } from '../../i18n/locale.ts';
import { Select, type SelectProps } from './select.tsx';

type LocaleSelectProps = Omit<SelectProps, 'options' | 'value' | 'onChange'> & {
  readonly value: Locale;
  readonly onChange: (locale: Locale) => void;
};

/** One of the languages, each by its own name. */
export const LocaleSelect = ({ onChange, ...select }: LocaleSelectProps) => (
  <Select
    {...select}
    onChange={(value) => (isLocale(value) ? onChange(value) : undefined)}
    options={locales.map((value) => ({ value, label: localeNames[value] }))}
  />
);
