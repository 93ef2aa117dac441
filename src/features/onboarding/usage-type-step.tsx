import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useState } from 'react';
import { usageTypes } from '../../../contract/organizations/organizations.search.ts';
import type { OwnOrganization, UsageType } from '../../../contract/users/me.schema.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import { stepFormId } from './onboarding-wizard.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { usageTypeFormSchema } from './step-schemas.ts';
import { draftOf, useSubmitStep } from './use-onboarding.ts';

const words: Record<UsageType, { label: MessageDescriptor; description: MessageDescriptor }> = {
  searching: {
    label: msg`We are looking for applicants`,
    description: msg`You search for suitable young people near by and write to them.`,
  },
  referring: {
    label: msg`We have more applicants than places`,
    description: msg`You give good applicants a code when you turn them down, so that other companies can find them.`,
  },
  searching_and_referring: {
    label: msg`Both`,
    description: msg`You pass applicants on, and look for some yourselves.`,
  },
};

/** What the organization wants to do here; one answer for all colleagues. */
export function UsageTypeStep({ userId, organization }: { userId: string; organization: OwnOrganization }) {
  const { t, i18n } = useLingui();
  const [before] = useState(organization.version);
  const submit = useSubmitStep();
  const form = useAppForm({
    schema: usageTypeFormSchema,
    defaultValues: { usage_type: organization.usage_type ?? '' },
    submit: async (values) => {
      const result = await submit(values);
      // A colleague was faster: both answers are said above the question instead.
      return result.kind === 'refused' && result.code === 'stale' ? { kind: 'unauthenticated' as const } : result;
    },
    draft: { name: draftOf('usage-type'), userId },
  });
  const chosen = organization.usage_type;
  const label = (type: UsageType): string => i18n._(words[type].label);
  const theirs = chosen === null ? '' : label(chosen);
  return (
    <AppForm form={form} id={stepFormId}>
      <form.Field name="usage_type">
        {(field) => {
          const mine = field.state.value;
          const marked = usageTypes.find((type) => type === mine);
          const yours = marked === undefined ? '' : label(marked);
          return (
            <>
              {chosen === null ? null : organization.version === before || mine === '' || mine === chosen ? (
                <Banner tone="info" announce="politely">
                  <Trans>Already chosen for your company: “{theirs}”. You can change it for everybody.</Trans>
                </Banner>
              ) : (
                <Banner tone="warning" title={t`Something else was saved meanwhile`} announce="now">
                  <Trans>
                    Meanwhile “{theirs}” was chosen for your company. You have marked “{yours}”. Save again to make your
                    choice count for everybody, or mark the other one.
                  </Trans>
                </Banner>
              )}
              <RadioCards
                {...form.bind(field)}
                label={t`What would you like to do?`}
                options={usageTypes
                  .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
                  .map((type) => ({
                    value: type,
                    label: label(type),
                    description: i18n._(words[type].description),
                  }))}
                required
              />
            </>
          );
        }}
      </form.Field>
      <PrivacyNote glyph="building">
        <Trans>It decides what we show you first. Nothing is closed to you, and you can change it later.</Trans>
      </PrivacyNote>
    </AppForm>
  );
}

const order: readonly UsageType[] = ['searching', 'referring', 'searching_and_referring'];
