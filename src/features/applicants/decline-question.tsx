import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { object } from 'valibot';
import { declineReasonSchema } from '../../../contract/pings/pings.schema.ts';
import { type ApplicantPing } from '../../../contract/pings/applicant-ping.schema.ts';
import { useMe } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { DeclineReasons } from '../../forms/decline-reasons.tsx';
import { untilSettled } from '../../forms/until-settled.ts';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Do, Submit } from '../../kit/do.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import type { PingActor } from './dashboard-ping.actors.ts';

const schema = object({ reason: declineReasonSchema });

/** A no, with a reason if one likes. */
export function DeclineQuestion({ actor, ping }: { actor: PingActor; ping: ApplicantPing }) {
  const { t } = useLingui();
  const isPending = useSelector(actor, (snapshot) => snapshot.matches('declining'));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { user } = useMe();
  const form = useAppForm({
    schema: schema,
    defaultValues: { reason: '' },
    draft: { name: `decline.${ping.id}`, userId: user.id },
    submit: ({ reason }) =>
      untilSettled(actor, { type: 'decline.confirm', ...(reason !== '' && { reason }) }, (snapshot) =>
        snapshot.matches('declining'),
      ),
  });
  return (
    <AppForm form={form}>
      <Heading level={4} ref={heading}>
        <Trans>Say no? That’s perfectly fine.</Trans>
      </Heading>
      <DeclineReasons ping={ping} onChoose={(reason) => form.api.setFieldValue('reason', reason)} />
      <form.Field name="reason">
        {(field) => (
          <TextArea
            {...form.bind(field)}
            label={t`Would you like to say why?`}
            help={t`You don’t have to. The company reads it, without your name.`}
            rows={3}
            maxLength={300}
          />
        )}
      </form.Field>
      <Row>
        <Submit on={actor} event="decline.confirm" isPending={isPending}>
          <Trans>Say no</Trans>
        </Submit>
        <Do on={actor} event={{ type: 'answer.cancel' }} variant="quiet">
          <Trans>Back</Trans>
        </Do>
      </Row>
    </AppForm>
  );
}
