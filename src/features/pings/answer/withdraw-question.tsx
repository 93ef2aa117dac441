import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { declineReasonSchema } from '../../../../contract/pings/pings.schema.ts';
import { type ApplicantPing } from '../../../../contract/pings/applicant-ping.schema.ts';
import { AppForm } from '../../../forms/app-form.tsx';
import { guest } from '../../../forms/drafts.ts';
import { untilSettled } from '../../../forms/until-settled.ts';
import { useAppForm } from '../../../forms/use-app-form.ts';
import { Do, Submit } from '../../../kit/do.tsx';
import { Heading, Text } from '../../../ui/heading/heading.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import type { PingAnswerActor } from './ping-answer.actors.ts';
import * as css from './ping-answer.css.ts';
import { ReasonField } from './reason-field.tsx';

const schema = v.object({ reason: declineReasonSchema });

/** Takes a yes back, and says what that can't do. Who wanted to say no too late finds the typed reason here. */
export function WithdrawQuestion({ actor, ping }: { actor: PingAnswerActor; ping: ApplicantPing }) {
  const { i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isPending = useSelector(actor, (snapshot) => snapshot.matches('withdrawing'));
  const declined = useSelector(actor, ({ context }) => context.declined);
  const form = useAppForm({
    schema,
    defaultValues: { reason: declined ?? '' },
    draft: { name: `withdraw.${ping.id}`, userId: guest },
    submit: ({ reason }) =>
      untilSettled(actor, { type: 'withdraw.confirm', ...(reason !== '' && { reason }) }, (snapshot) =>
        snapshot.matches('withdrawing'),
      ),
  });
  const organization = ping.organization.name;
  const saidYes = i18n.date(ping.release?.at ?? '', { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Stack gap={6}>
      <Heading level={1} ref={heading}>
        {declined === null ? <Trans>Take your yes back?</Trans> : <Trans>You have already said yes</Trans>}
      </Heading>
      {declined === null ? null : (
        <Text look="lead">
          <Trans>
            You said yes to {organization} on {saidYes}. Would you like to take that back?
          </Trans>
        </Text>
      )}
      <Text look={declined === null ? 'lead' : 'body'}>
        <Trans>
          {organization} then no longer sees your contact details, and we ask them to delete what they noted. What has
          been read already we can’t make unread.
        </Trans>
      </Text>
      <AppForm form={form}>
        <form.Field name="reason">
          {(field) => <ReasonField {...form.bind(field)} organization={organization} />}
        </form.Field>
        <div className={css.choices}>
          <Submit on={actor} event="withdraw.confirm" isPending={isPending}>
            <Trans>Take my yes back</Trans>
          </Submit>
          <Do on={actor} event={{ type: 'answer.cancel' }} variant="secondary">
            <Trans>Leave it at yes</Trans>
          </Do>
        </div>
      </AppForm>
    </Stack>
  );
}
