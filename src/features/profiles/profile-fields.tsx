import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { countries } from '../../../contract/applicants/applicants.schema.ts';
import type { Employee } from '../../../contract/employees/employees.schema.ts';
import {
  type NewProfile,
  type Profile,
  type ProfileLayout,
  profileLayouts,
} from '../../../contract/profiles/profiles.schema.ts';
import type { Refused } from '../../../machines/kit/results.ts';
import { oneOffered } from '../../kit/fields/choices.tsx';
import type { Field, FieldContext, FieldOptions } from '../../kit/fields/fields.ts';
import { FieldGroup } from '../../ui/field/field.tsx';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import { Select } from '../../ui/select/select.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { layoutWords } from './profile-words.ts';
import * as css from './profiles.css.ts';

/** What the server missed when the record, as it is stored, was to be published. */
export interface Refusable {
  readonly refused?: { readonly errors: Refused['errors']; readonly stored: object } | undefined;
}

/** Said at a field until something else stands in it. */
export const refusedAt = (name: string, value: unknown, { refused }: Refusable): readonly string[] =>
  refused && Reflect.get(refused.stored, name) === value ? (refused.errors[name] ?? []) : [];

/** The same text in German and English, each of one line, or of several. */
export const bothLanguages = (
  label: MessageDescriptor,
  { rows, ...options }: FieldOptions & { readonly rows?: number } = {},
): Field<Profile['slogan']> => ({
  ...options,
  label,
  empty: { de: '', en: '' },
  inWords: ({ de, en }) => [de, en].filter(Boolean).join(' / '),
  Control: ({ control, renderPart }) => {
    const { t } = useLingui();
    const languages = [
      ['de', t`In German`],
      ['en', t`In English`],
    ] as const;
    return (
      <FieldGroup {...control}>
        {() => (
          <div className={css.languages}>
            {languages.map(([language, name]) => (
              <div key={language} lang={language}>
                {renderPart(language, (text) =>
                  rows ? (
                    <TextArea {...text} label={name} rows={rows} maxLength={2000} />
                  ) : (
                    <TextField {...text} label={name} autoComplete="off" maxLength={120} />
                  ),
                )}
              </div>
            ))}
          </div>
        )}
      </FieldGroup>
    );
  },
});

/** A colleague, or nobody. */
export const colleague = (label: MessageDescriptor, options: FieldOptions) =>
  oneOffered(label, {
    ...options,
    none: msg`Nobody`,
    from: ({ offers }: FieldContext<{ readonly colleagues: readonly Employee[] }>) =>
      offers.colleagues.map(({ id, firstname, lastname }) => ({ value: id, label: `${firstname} ${lastname}` })),
  });

export const layout = (label: MessageDescriptor): Field<ProfileLayout | null, Refusable> => ({
  label,
  empty: 'classic',
  required: true,
  inWords: (value, { i18n }) => (value === null ? '' : i18n._(layoutWords[value].label)),
  Control: ({ control: { value, ...control }, offers }) => {
    const { i18n } = useLingui();
    return (
      <RadioCards<ProfileLayout>
        {...control}
        errors={[...control.errors, ...refusedAt(control.name, value, offers)]}
        value={value ?? ''}
        layout="sideBySide"
        options={profileLayouts.map((one) => ({
          value: one,
          label: i18n._(layoutWords[one].label),
          description: i18n._(layoutWords[one].sentence),
        }))}
      />
    );
  },
});

type Address = NonNullable<NewProfile['address']>;
export const blankAddress: Address = { line_1: '', line_2: '', postcode: '', city: '', country: 'DE' };

/** Where the company is; a blank one is none. */
export const address = (label: MessageDescriptor): Field<Address | null> => ({
  label,
  required: false,
  empty: blankAddress,
  inWords: (value) => (value ? `${value.line_1}, ${value.postcode} ${value.city}` : ''),
  Control: ({ control, renderPart }) => {
    const { t, i18n } = useLingui();
    const names = new Intl.DisplayNames([i18n.locale], { type: 'region' });
    return (
      <FieldGroup {...control}>
        {() => (
          <div className={css.address}>
            {renderPart('line_1', (line) => (
              <TextField {...line} label={t`Street and house number`} autoComplete="address-line1" />
            ))}
            {renderPart('line_2', (line) => (
              <TextField {...line} label={t`Address supplement`} autoComplete="address-line2" />
            ))}
            <div className={css.place}>
              {renderPart('postcode', (line) => (
                <TextField {...line} label={t`Postcode`} autoComplete="postal-code" />
              ))}
              {renderPart('city', (line) => (
                <TextField {...line} label={t`Town`} autoComplete="address-level2" />
              ))}
            </div>
            {renderPart('country', (line) => (
              <Select
                {...line}
                label={t`Country`}
                width="medium"
                autoComplete="country"
                options={countries.map((code) => ({ value: code, label: names.of(code) ?? code }))}
              />
            ))}
          </div>
        )}
      </FieldGroup>
    );
  },
});
