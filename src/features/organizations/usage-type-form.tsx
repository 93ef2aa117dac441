import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type Organization, organizationParts } from '../../../contract/organizations/organizations.schema.ts';
import { type UsageType, usageTypes } from '../../../contract/users/me.schema.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { usageWords } from './organization-words.ts';
import { useOrganizationUpdate } from './use-organization-update.ts';

/** What the company wants to do here. Where a colleague was faster, both answers are shown and the reader decides. */
export function UsageTypeForm({ organization }: { organization: Organization }) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const save = useOrganizationUpdate(organization);
  const [refused, setRefused] = useState<UsageType>();
  const form = useAppForm({
    schema: organizationParts.usage,
    defaultValues: { usage_type: organization.usage_type ?? '' },
    submit: async (body) => {
      const { theirs: faster } = await save(body);
      setRefused(faster && faster.usage_type !== body.usage_type ? body.usage_type : undefined);
      if (!faster) notify.show({ tone: 'success', title: t`Saved for your whole company` });
    },
  });
  const theirs = organization.usage_type;
  const label = (type: UsageType): string => i18n._(usageWords[type].label);
  const saved = theirs ? label(theirs) : '';
  const wanted = refused ? label(refused) : '';
  const keepTheirs = () => {
    if (theirs) form.api.setFieldValue('usage_type', theirs);
    setRefused(undefined);
  };
  return (
    <AppForm form={form}>
      {refused && theirs ? (
        <Banner
          tone="warning"
          title={t`A colleague was faster`}
          announce="now"
          action={
            <Row gap={2}>
              <Button type="submit" size="compact" isPending={form.isPending}>
                <Trans>Save mine</Trans>
              </Button>
              <Button variant="secondary" size="compact" onClick={keepTheirs}>
                <Trans>Keep theirs</Trans>
              </Button>
            </Row>
          }
        >
          <Trans>
            Saved meanwhile: “{saved}”. Your choice: “{wanted}”. Nothing of yours has been saved yet.
          </Trans>
        </Banner>
      ) : null}
      <form.Field name="usage_type">
        {(field) => {
          const bound = form.bind(field);
          return (
            <RadioCards
              {...bound}
              onChange={(value) => {
                setRefused(undefined);
                bound.onChange(value);
              }}
              label={t`What would you like to do?`}
              help={t`One answer for all colleagues. It decides what we show you first; nothing is closed to you.`}
              options={order.map((type) => ({
                value: type,
                label: label(type),
                description: i18n._(usageWords[type].sentence),
              }))}
              required
            />
          );
        }}
      </form.Field>
      {refused ? null : (
        <Row>
          <Button type="submit" isPending={form.isPending}>
            <Trans>Save for everybody</Trans>
          </Button>
        </Row>
      )}
    </AppForm>
  );
}

const order = usageTypes.toSorted((a, b) => Object.keys(usageWords).indexOf(a) - Object.keys(usageWords).indexOf(b));
