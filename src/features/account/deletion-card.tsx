import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { askDeletion } from '../../../contract/account/account.endpoints.ts';
import { askDeletionSchema } from '../../../contract/account/account.schema.ts';
import { call } from '../../api/call.ts';
import { useMe, useSessionActor } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Do } from '../../kit/do.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { PasswordField } from '../../ui/password-field/password-field.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { AccountSection } from './account-section.tsx';
import * as css from './account.css.ts';

interface DeletionCardProps {
  /** How long the proof of a consent is kept. */
  readonly proofMonths: number;
}

/** Says what will be gone and what stays, asks for the password, and sends the mail whose link deletes. */
export function DeletionCard({ proofMonths }: DeletionCardProps) {
  return (
    <AccountSection title={<Trans>Delete the account</Trans>}>
      <Deletion proofMonths={proofMonths} />
    </AccountSection>
  );
}

function Deletion({ proofMonths }: DeletionCardProps) {
  const { t } = useLingui();
  const { user } = useMe();
  const session = useSessionActor();
  const [outcome, setOutcome] = useState<'mailed' | 'deleted'>();
  const form = useAppForm({
    schema: askDeletionSchema,
    defaultValues: { password: '' },
    draft: 'none: secret',
    submit: async (values) => {
      const { data } = await call(askDeletion, { body: values });
      form.api.reset();
      setOutcome(data.outcome);
    },
  });
  const { email } = user;
  if (outcome === 'deleted') {
    return (
      <Banner
        tone="success"
        announce="now"
        title={t`Everything is deleted`}
        action={
          <Do on={session} event={{ type: 'logout.request' }} variant="secondary" size="compact">
            <Trans>To the start page</Trans>
          </Do>
        }
      >
        <Trans>We have kept nothing.</Trans>
      </Banner>
    );
  }
  return (
    <Stack gap={4}>
      <WhatGoes proofMonths={proofMonths} />
      {outcome === 'mailed' ? (
        <Banner tone="info" announce="now" title={t`An e-mail is on its way`}>
          <Trans>
            It goes to {email}. Its link leads to a button, and only that button deletes. The link works for 24 hours.
          </Trans>
        </Banner>
      ) : (
        <AppForm form={form}>
          <form.Field name="password">
            {(field) => (
              <PasswordField
                {...form.bind(field)}
                label={t`Password`}
                help={
                  user.verified
                    ? t`Then an e-mail with a link comes. Nothing is deleted before.`
                    : t`The e-mail address isn’t confirmed yet: everything is deleted at once, without an e-mail.`
                }
                autoComplete="current-password"
                required
              />
            )}
          </form.Field>
          <Row>
            <Button type="submit" variant="danger" isPending={form.isPending}>
              {user.verified ? <Trans>Send the link for deleting</Trans> : <Trans>Delete everything now</Trans>}
            </Button>
          </Row>
        </AppForm>
      )}
    </Stack>
  );
}

/** What is lost differs by role, so each is told their own. */
function WhatGoes({ proofMonths }: DeletionCardProps) {
  const { user, applicant } = useMe();
  switch (user.type) {
    case 'applicant':
      return (
        <>
          <Text>
            <Trans>
              From then on no company finds you. You have seven days to take it back; after that all of this is erased
              for good:
            </Trans>
          </Text>
          <ul className={css.bullets}>
            <li>
              <Trans>
                your name, e-mail and postal address, phone number, date of birth and what you are looking for
              </Trans>
            </li>
            {applicant?.minor ? (
              <li>
                <Trans>
                  what we know of your parents or guardian. We don’t write to them about it, and they can’t agree any
                  more: best tell them yourself
                </Trans>
              </li>
            ) : null}
            <li>
              <Trans>messages from companies and your answers; open ones are taken back at once</Trans>
            </li>
          </ul>
          <Text>
            <Trans>This stays:</Trans>
          </Text>
          <ul className={css.bullets}>
            <li>
              <Plural
                value={proofMonths}
                one="that you agreed and to what, for one month, without your name: we have to be able to prove it"
                other="that you agreed and to what, for # months, without your name: we have to be able to prove it"
              />
            </li>
            <li>
              <Trans>figures, and lines of a log that lead to nobody any more</Trans>
            </li>
            <li>
              <Trans>
                what a company has noted that you said yes to. It no longer sees your details here, and we ask it to
                delete the rest
              </Trans>
            </li>
          </ul>
        </>
      );
    case 'employee':
      return (
        <>
          <Text>
            <Trans>
              From then on you can’t log in any more. You have seven days to take it back; after that your name, e-mail
              address, phone number and position are erased for good. Messages that were sent keep what their text says
              of you: they are letters of those who got them.
            </Trans>
          </Text>
          <ul className={css.bullets}>
            <li>
              <Trans>
                Your messages to applicants go to a colleague at once. Without a colleague, open ones are taken back.
              </Trans>
            </li>
            <li>
              <Trans>Your company, its registration codes and its invitations stay.</Trans>
            </li>
          </ul>
        </>
      );
    case 'tenant_member':
    case 'administrator':
      return (
        <>
          <Text>
            <Trans>
              You can’t log in any more then. You have seven days to take it back; after that your name and e-mail
              address are erased for good. What you have done for others here stays.
            </Trans>
          </Text>
          {user.type === 'administrator' ? (
            <Text>
              <Trans>The only administrator can’t delete the account before another one has logged in.</Trans>
            </Text>
          ) : null}
        </>
      );
  }
}
