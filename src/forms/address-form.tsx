import { Trans, useLingui } from '@lingui/react/macro';
import { useStore } from '@tanstack/react-form';
import { type ReactElement, type ReactNode, useRef } from 'react';
import type { InferOutput } from 'valibot';
import { suggestAddresses } from '../../contract/addresses/addresses.endpoints.ts';
import { applicantStepSchemas, countries } from '../../contract/applicants/applicants.schema.ts';
import type { Address } from '../../contract/users/me.schema.ts';
import { call } from '../api/call.ts';
import { AppForm } from './app-form.tsx';
import { type Draft, type FormRecord, useAppForm } from './use-app-form.ts';
import { AddressField } from '../ui/address-field/address-field.tsx';
import { Banner } from '../ui/banner/banner.tsx';
import { Select } from '../ui/select/select.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import * as css from './address-form.css.ts';

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

interface AddressFormProps {
  /** Of the form element, where a button outside submits it. */
  readonly id: string;
  readonly address: Address | null;
  readonly submit: (values: InferOutput<typeof applicantStepSchemas.address>) => Promise<unknown>;
  readonly draft: Draft;
  readonly record?: FormRecord;
  /** What an address abroad means; else, that nobody will be found by it. */
  readonly abroad?: ReactElement;
  /** What else belongs to the address, for example; else, as somebody's home has it. */
  readonly supplement?: string;
  /** Below the fields. */
  readonly children?: (form: { isPending: boolean; takeStored: () => void }) => ReactNode;
}

/** Where somebody lives, with places suggested; says what an address abroad means. */
export function AddressForm({ id, address, submit, draft, record, abroad, supplement, children }: AddressFormProps) {
  const { t, i18n } = useLingui();
  const names = new Intl.DisplayNames([i18n.locale], { type: 'region' });
  const form = useAppForm({
    schema: applicantStepSchemas.address,
    defaultValues: {
      address: {
        line_1: address?.line_1 ?? '',
        line_2: address?.line_2 ?? '',
        postcode: address?.postcode ?? '',
        city: address?.city ?? '',
        country: countries.find((code) => code === address?.country) ?? 'DE',
      },
    },
    submit,
    draft,
    record,
  });
  const country = useStore(form.api.store, ({ values }) => values.address.country);
  const isAbroad = country !== 'DE';
  const suggest = isAbroad ? () => Promise.resolve([]) : suggestPlaces;
  /** The town a postcode brought, as the one stored beside it; one typed by hand stays. */
  const brought = useRef(address?.city ?? '');
  const fill = ({ postcode, city }: { postcode: string | null; city: string }): void => {
    if (postcode !== null) form.api.setFieldValue('address.postcode', postcode);
    form.api.setFieldValue('address.city', city);
  };
  /** A whole postcode that has one town brings it; otherwise there is something to choose from. */
  const suggestOrFill = async (query: string, signal: AbortSignal) => {
    const found = await suggest(query, signal);
    const [place, ...others] = found.filter(({ postcode }) => postcode === query.trim());
    const city = form.api.getFieldValue('address.city');
    if (signal.aborted || !place || others.length > 0 || (city !== '' && city !== brought.current)) return found;
    brought.current = place.city;
    fill(place);
    return [];
  };
  return (
    <AppForm form={form} id={id} isLong>
      <form.Field name="address.line_1">
        {(field) => (
          <TextField {...form.bind(field)} label={t`Street and house number`} autoComplete="address-line1" required />
        )}
      </form.Field>
      <form.Field name="address.line_2">
        {(field) => (
          <TextField
            {...form.bind(field)}
            value={field.state.value}
            label={t`Address supplement`}
            autoComplete="address-line2"
            help={supplement ?? t`For example “c/o”, floor or flat. May stay empty.`}
          />
        )}
      </form.Field>
      <div className={css.place}>
        <form.Field name="address.postcode">
          {(field) => (
            <AddressField
              {...form.bind(field)}
              label={t`Postcode`}
              autoComplete="postal-code"
              inputMode={isAbroad ? 'text' : 'numeric'}
              suggest={suggestOrFill}
              onSelect={fill}
              required
            />
          )}
        </form.Field>
        <form.Field name="address.city">
          {(field) => (
            <AddressField
              {...form.bind(field)}
              label={t`Town`}
              autoComplete="address-level2"
              suggest={suggest}
              onSelect={fill}
              required
            />
          )}
        </form.Field>
      </div>
      <form.Field name="address.country">
        {(field) => (
          <Select
            {...form.bind(field)}
            onChange={(value) => field.handleChange(countries.find((code) => code === value) ?? 'DE')}
            label={t`Country`}
            width="medium"
            autoComplete="country"
            options={countries.map((code) => ({ value: code, label: names.of(code) ?? code }))}
            required
          />
        )}
      </form.Field>
      {isAbroad ? (
        <Banner tone="warning" announce="politely">
          {abroad ?? (
            <Trans>
              We can only work out distances within Germany. With this address companies won’t find you in their search
              yet.
            </Trans>
          )}
        </Banner>
      ) : null}
      {children?.(form)}
    </AppForm>
  );
}
