import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as v from 'valibot';
import { dateSchema } from '../../../contract/kit/fields.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { useMe, useSessionActor } from '../../api/session.ts';
import { useTenant } from '../../api/tenant.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { dayInWords } from '../../i18n/days.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { DateOfBirth } from '../../ui/date-of-birth/date-of-birth.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { AccountSection } from './account-section.tsx';
import { saveBirthDate } from './own-applicant.calls.ts';

const schema = v.strictObject({ date_of_birth: v.pipe(v.string(), v.nonEmpty('required'), dateSchema) });

/** An applicant's date of birth: a slip can be corrected by oneself, and may call for another consent. */
export function BirthDateForm({ applicant, isOnboarded }: { applicant: OwnApplicant; isOnboarded: boolean }) {
  const { t, i18n } = useLingui();
  const session = useSessionActor();
  const notify = useNotify();
  const { user } = useMe();
  const { guardian_age: age = 0, minimum_age: youngest = age } = useTenant() ?? {};
  const [returnOn, setReturnOn] = useState<string>();
  const form = useAppForm({
    schema,
    defaultValues: { date_of_birth: applicant.date_of_birth ?? '' },
    draft: { name: 'account.date_of_birth', userId: user.id, isCorrection: true },
    submit: async ({ date_of_birth }) => {
      const result = await saveBirthDate(applicant.id, date_of_birth);
      setReturnOn(result.kind === 'tooYoung' ? result.on : undefined);
      if (result.kind === 'tooYoung') return;
      session.send({ type: 'me.patched', patch: { applicant: result.applicant } });
      // whether the terms still count stands in the user, which this answer doesn't carry
      session.send({ type: 'me.outdated' });
      notify.show({ tone: 'success', title: t`The date of birth is saved` });
    },
  });
  const day = returnOn && dayInWords(i18n, returnOn, 'long');
  return (
    <AccountSection
      title={<Trans>Date of birth</Trans>}
      about={
        <Text>
          {applicant.minor ? (
            <Trans>
              No company sees it. It decides whether your parents have to agree. Once you have named somebody for that,
              you can’t change it to an earlier date.
            </Trans>
          ) : youngest < age ? (
            <Trans>
              No company sees it. If it turns out that you are younger than {age}, a parent has to agree first.
            </Trans>
          ) : (
            <Trans>No company sees it.</Trans>
          )}
        </Text>
      }
    >
      <Stack gap={4}>
        {isOnboarded && applicant.tos_status !== 'accepted' ? (
          <Banner
            tone="warning"
            title={t`An agreement is missing`}
            action={
              <RouterButtonLink to="/tos/accept" variant="secondary" size="compact">
                <Trans>Go on there</Trans>
              </RouterButtonLink>
            }
          >
            <Trans>Until then companies don’t find you.</Trans>
          </Banner>
        ) : null}
        {day ? (
          <Banner tone="danger" title={t`Not saved: with this date you can take part from ${day} on`} announce="now">
            <Trans>If the date is right, you can delete your account under “Data” and come back on that day.</Trans>
          </Banner>
        ) : null}
        <AppForm form={form}>
          <form.Field name="date_of_birth">
            {(field) => <DateOfBirth {...form.bind(field)} label={t`Date of birth`} required />}
          </form.Field>
          <Row>
            <Button type="submit" variant="secondary" isPending={form.isPending}>
              <Trans>Save the date of birth</Trans>
            </Button>
          </Row>
        </AppForm>
      </Stack>
    </AccountSection>
  );
}
