import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { object } from 'valibot';
import { declineReasonSchema } from '../../../contract/pings/pings.schema.ts';
import { type ApplicantPing } from '../../../contract/pings/applicant-ping.schema.ts';
import { useMe } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { untilSettled } from '../../forms/until-settled.ts';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Do, Submit } from '../../kit/do.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import type { PingActor } from './dashboard-ping.actors.ts';

const schema = object({ reason: declineReasonSchema });

/** Takes a yes back, and says what that can't do. Who wanted to say no too late finds the typed reason here. */
export function WithdrawQuestion({ actor, ping }: { actor: PingActor; ping: ApplicantPing }) {
  const { t, i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isPending = useSelector(actor, (snapshot) => snapshot.matches('withdrawing'));
  const declined = useSelector(actor, ({ context }) => context.declined);
  const { user } = useMe();
  const form = useAppForm({
    schema,
    defaultValues: { reason: declined ?? '' },
    draft: { name: `withdraw.${ping.id}`, userId: user.id },
    submit: ({ reason }) =>
      untilSettled(actor, { type: 'withdraw.confirm', ...(reason !== '' && { reason }) }, (snapshot) =>
        snapshot.matches('withdrawing'),
      ),
  });
  const organization = ping.organization.name;
  const saidYes = i18n.date(ping.release?.at ?? '', { dateStyle: 'long', timeStyle: 'short' });
  return (
    <AppForm form={form}>
      <Heading level={4} ref={heading}>
        {declined === null ? (
          <Trans>Take your yes back?</Trans>
        ) : (
          <Trans>You already said yes on {saidYes}. Would you like to take that back?</Trans>
        )}
      </Heading>
      <Text>
        <Trans>
          {organization} then no longer sees your contact details, and we ask them to delete what they noted. What has
          been read already we can’t make unread.
        </Trans>
      </Text>
      <form.Field name="reason">
        {(field) => (
          <TextArea
            {...form.bind(field)}
            label={t`Would you like to say why?`}
            help={t`You don’t have to. The company reads it.`}
            rows={3}
            maxLength={300}
          />
        )}
      </form.Field>
      <Row>
        <Submit on={actor} event="withdraw.confirm" isPending={isPending}>
          <Trans>Take my yes back</Trans>
        </Submit>
        <Do on={actor} event={{ type: 'answer.cancel' }} variant="quiet">
          <Trans>Leave it at yes</Trans>
        </Do>
      </Row>
    </AppForm>
  );
}
