import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { declineReasonSchema } from '../../../../contract/pings/pings.schema.ts';
import { type ApplicantPing } from '../../../../contract/pings/applicant-ping.schema.ts';
import { AppForm } from '../../../forms/app-form.tsx';
import { DeclineReasons } from '../../../forms/decline-reasons.tsx';
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

/** A no, with a reason if one likes. */
export function DeclineQuestion({ actor, ping }: { actor: PingAnswerActor; ping: ApplicantPing }) {
  const organization = ping.organization.name;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isPending = useSelector(actor, (snapshot) => snapshot.matches('declining'));
  const form = useAppForm({
    schema,
    defaultValues: { reason: '' },
    draft: { name: `decline.${ping.id}`, userId: guest },
    submit: ({ reason }) =>
      untilSettled(actor, { type: 'decline.confirm', ...(reason !== '' && { reason }) }, (snapshot) =>
        snapshot.matches('declining'),
      ),
  });
  return (
    <Stack gap={6}>
      <Heading level={1} ref={heading}>
        <Trans>A no is fine, too</Trans>
      </Heading>
      <Text look="lead">
        <Trans>{organization} learns that you have declined, but not who you are.</Trans>
      </Text>
      <AppForm form={form}>
        <DeclineReasons ping={ping} onChoose={(reason) => form.api.setFieldValue('reason', reason)} />
        <form.Field name="reason">
          {(field) => <ReasonField {...form.bind(field)} organization={organization} />}
        </form.Field>
        <div className={css.choices}>
          <Submit on={actor} event="decline.confirm" isPending={isPending}>
            <Trans>Say no</Trans>
          </Submit>
          <Do on={actor} event={{ type: 'answer.cancel' }} variant="secondary">
            <Trans>Back</Trans>
          </Do>
        </div>
      </AppForm>
    </Stack>
  );
}
