import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { showOrganization, updateOrganization } from '../../../contract/organizations/organizations.endpoints.ts';
import { type Organization, updateOrganizationSchema } from '../../../contract/organizations/organizations.schema.ts';
import { type OwnOrganization, type UsageType, usageTypes } from '../../../contract/users/me.schema.ts';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useSessionActor } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { usageWords } from './organization-words.ts';

/** What the company wants to do here. Where a colleague was faster, both answers are shown and the reader decides. */
export function UsageTypeForm({ organization }: { organization: Organization }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const session = useSessionActor();
  const notify = useNotify();
  const [refused, setRefused] = useState<UsageType>();
  const params = { id: organization.id };

  const learn = ({ id, name, usage_type, status, version }: OwnOrganization) => {
    session.send({ type: 'me.patched', patch: { organization: { id, name, usage_type, status, version } } });
    return router.invalidate();
  };
  const form = useAppForm({
    schema: updateOrganizationSchema,
    defaultValues: { usage_type: organization.usage_type ?? '' },
    submit: async (body) => {
      try {
        const { data } = await call(updateOrganization, { params, body }, { version: organization.version });
        setRefused(undefined);
        notify.show({ tone: 'success', title: t`Saved for your whole company` });
        await learn(data);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'stale') throw error;
        const { data } = await call(showOrganization, { params });
        setRefused(data.usage_type === body.usage_type ? undefined : body.usage_type);
        await learn(data);
      }
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
