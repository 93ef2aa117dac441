import { useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { type ReactNode, useRef, useState } from 'react';
import { suggestAddresses } from '../../contract/addresses/addresses.endpoints.ts';
import type { StreetSuggestion } from '../../contract/addresses/addresses.schema.ts';
import { countries } from '../../contract/applicants/applicants.schema.ts';
import { call } from '../api/call.ts';
import { countryInWords, type TypedAddress } from '../i18n/address.ts';
import { blankAddress as blank } from './typed-address.ts';
import { AddressField } from '../ui/address-field/address-field.tsx';
import { Select } from '../ui/select/select.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import * as css from './address-fields.css.ts';
import { ruleSentence } from './rule-sentence.ts';
import { StreetField } from './street-field.tsx';
import type { OpenForm } from './use-app-form.ts';

const wholePostcode = /^\s*\d{5}\s*$/;

/** Places that a postcode or a name begins, as the field lists them. */
async function suggestPlaces(query: string, signal: AbortSignal) {
  const { data } = await call(suggestAddresses, { query: { filter: { query } } }, { signal, untouched: true });
  return data.map((place) => ({
    ...place,
    value: `${place.postcode ?? ''} ${place.city} ${place.state}`,
    label: place.postcode === null ? place.city : `${place.postcode} ${place.city}`,
    hint: place.state,
  }));
}

interface AddressFieldsProps {
  readonly form: OpenForm;
  readonly required: boolean;
  /** What else belongs to the address, for example. */
  readonly supplement?: string;
  /** Said below the fields of an address abroad. */
  readonly abroad?: ReactNode;
}

/** The fields of a form's `address`, with places suggested. */
export function AddressFields({ form, required, supplement, abroad }: AddressFieldsProps) {
  const { t, i18n } = useLingui();
  const address = useStore(form.api.store, ({ values }) => values['address'] as TypedAddress | null);
  const isAbroad = (address?.country ?? blank.country) !== blank.country;
  const suggest = isAbroad ? () => Promise.resolve([]) : suggestPlaces;
  const typed = (name: 'postcode' | 'city') => (form.api.getFieldValue(`address.${name}`) as string | undefined) ?? '';
  /** A town was chosen that has several postcodes, and none of them stands there yet. */
  const [several, setSeveral] = useState<string>();
  /** The town a postcode brought, as the one stored beside it; one typed by hand stays. */
  const brought = useRef(address?.city ?? '');
  const fill = ({ postcode, city }: { postcode: string | null; city: string }): void => {
    if (postcode !== null) form.api.setFieldValue('address.postcode', postcode);
    form.api.setFieldValue('address.city', city);
    const isOpen = postcode === null && !wholePostcode.test(typed('postcode'));
    setSeveral(isOpen ? city : undefined);
    if (isOpen) document.querySelector<HTMLElement>('[name="address.postcode"]')?.focus();
  };
  /** A house whose number nobody knows is asked for it (specification, section 5). */
  const fillStreet = (line: string, found: StreetSuggestion, isWhole: boolean): void => {
    form.api.setFieldValue('address.line_1', line);
    brought.current = found.city;
    fill(found);
    if (isWhole) return;
    const sentence = ruleSentence(i18n, 'address.line_1', { rule: 'house_number' });
    form.refuse({ kind: 'refused', code: 'validation', message: '', errors: { 'address.line_1': [sentence] } });
  };
  /** A whole postcode that has one town brings it; otherwise there is something to choose from. */
  const suggestOrFill = async (query: string, signal: AbortSignal) => {
    const found = await suggest(query, signal);
    const [place, ...others] = found.filter(({ postcode }) => postcode === query.trim());
    const city = typed('city');
    if (signal.aborted || !place || others.length > 0 || (city !== '' && city !== brought.current)) return found;
    brought.current = place.city;
    fill(place);
    return [];
  };
  /** A line of an address that may be none yet. */
  const line = (name: keyof typeof blank, draw: (control: ReturnType<typeof form.bind<string>>) => ReactNode) => (
    <form.Field name={`address.${name}`}>
      {(field) => {
        const control = form.bind<unknown>(field);
        return draw({ ...control, value: (control.value as string | undefined) ?? blank[name] });
      }}
    </form.Field>
  );
  return (
    <>
      {line('line_1', (control) => (
        <StreetField
          {...control}
          required={required}
          isAbroad={isAbroad}
          place={() => typed('postcode') || typed('city')}
          onSelect={fillStreet}
        />
      ))}
      {line('line_2', (control) => (
        <TextField {...control} label={t`Address supplement`} autoComplete="address-line2" help={supplement} />
      ))}
      <div className={css.place}>
        {line('postcode', (control) => (
          <AddressField
            {...control}
            label={t`Postcode`}
            autoComplete="postal-code"
            inputMode={isAbroad ? 'text' : 'numeric'}
            help={several === undefined ? undefined : t`${several} has several postcodes. Please type the right one.`}
            suggest={suggestOrFill}
            onSelect={fill}
            required={required}
          />
        ))}
        {line('city', (control) => (
          <AddressField
            {...control}
            label={t`Town`}
            autoComplete="address-level2"
            suggest={suggest}
            onSelect={fill}
            required={required}
          />
        ))}
      </div>
      {line('country', (control) => (
        <Select
          {...control}
          label={t`Country`}
          width="medium"
          autoComplete="country"
          options={countries.map((code) => ({ value: code, label: countryInWords(i18n, code) }))}
          required={required}
        />
      ))}
      {isAbroad ? abroad : null}
    </>
  );
}
