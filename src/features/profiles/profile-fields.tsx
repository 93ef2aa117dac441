import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ProfileLayout, profileLayouts } from '../../../contract/profiles/layouts.ts';
import type { NewProfile } from '../../../contract/profiles/profiles.schema.ts';
import { addressInWords } from '../../i18n/address.ts';
import type { Field } from '../../kit/fields/fields.ts';
import { FieldGroup } from '../../ui/field/field.tsx';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import { AddressLater } from './address-later.tsx';
import { LayoutSketch } from './layout-sketch.tsx';
import { layoutWords } from './profile-words.ts';
import * as css from './profiles.css.ts';

export const layout = (label: MessageDescriptor): Field<ProfileLayout | null> => ({
  label,
  empty: 'classic',
  required: true,
  inWords: (value, { i18n }) => (value === null ? '' : i18n._(layoutWords[value].label)),
  Control: ({ control: { value, ...control } }) => {
    const { i18n } = useLingui();
    return (
      <RadioCards<ProfileLayout>
        {...control}
        value={value ?? ''}
        layout="sideBySide"
        options={profileLayouts.map((one) => ({
          value: one,
          label: i18n._(layoutWords[one].label),
          description: (
            <>
              <LayoutSketch layout={one} />
              {i18n._(layoutWords[one].sentence)}
            </>
          ),
        }))}
      />
    );
  },
});

/** Where the company is. */
export const address = (label: MessageDescriptor): Field<NewProfile['address']> => ({
  label,
  required: false,
  empty: null,
  inWords: (value, { i18n }) => addressInWords(i18n, value) || i18n._(msg`not said`),
  Control: ({ control, form }) => (
    <FieldGroup {...control}>
      {() => (
        <div className={css.address}>
          <AddressLater form={form} />
        </div>
      )}
    </FieldGroup>
  ),
});
