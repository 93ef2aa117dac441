import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { object } from 'valibot';
import type { ApplicantPing } from '../../../contract/pings/pings.schema.ts';
import { declineReasonSchema } from '../../../contract/pings/pings.schema.ts';
import { useMe } from '../../api/session.ts';
import { AppForm } from '../../forms/app-form.tsx';
import { untilSettled } from '../../forms/until-settled.ts';
import { useAppForm } from '../../forms/use-app-form.ts';
import { Do, Submit } from '../../kit/do.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { international } from '../../ui/phone-field/phone-number.ts';
import { ReleasedFacts } from '../../ui/released-facts/released-facts.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { TextArea } from '../../ui/text-area/text-area.tsx';
import * as css from './applicant-dashboard.css.ts';
import type { PingActor } from './dashboard-ping.actors.ts';

function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
}

/** What a yes releases, before it is given. */
export function AcceptQuestion({ actor, ping }: { actor: PingActor; ping: ApplicantPing }) {
  const isPending = useSelector(actor, (snapshot) => snapshot.matches('accepting'));
  const heading = useFocusedHeading();
  const organization = ping.organization.name;
  const asks = ping.guardian_choice === 'ask';
  const guardian = ping.guardian ?? '';
  return (
    <Stack gap={4}>
      <Heading level={4} ref={heading}>
        {asks ? (
          <Trans>
            Ask {guardian} whether {organization} may get this?
          </Trans>
        ) : (
          <Trans>If you say yes, {organization} gets this</Trans>
        )}
      </Heading>
      <ReleasedFacts releases={ping.releases} />
      <Text look="small">
        {asks ? (
          <Trans>
            {guardian} gets an e-mail from us. {organization} gets nothing until {guardian} agrees, too.
          </Trans>
        ) : ping.guardian_choice === 'tell' ? (
          <Trans>
            {guardian} gets an e-mail that says you gave it to {organization}. Nobody else gets it, and you don’t commit
            yourself to anything.
          </Trans>
        ) : (
          <Trans>Nobody else gets it. You don’t commit yourself to anything.</Trans>
        )}
      </Text>
      <Row>
        <Do on={actor} event={{ type: 'accept.confirm' }} isPending={isPending}>
          {asks ? <Trans>Say yes and ask {guardian}</Trans> : <Trans>Say yes and release</Trans>}
        </Do>
        <Do on={actor} event={{ type: 'answer.cancel' }} variant="quiet">
          <Trans>Back</Trans>
        </Do>
      </Row>
    </Stack>
  );
}

const declineSchema = object({ reason: declineReasonSchema });

/** A no, with a reason if one likes. */
export function DeclineQuestion({ actor, ping }: { actor: PingActor; ping: ApplicantPing }) {
  const { t } = useLingui();
  const isPending = useSelector(actor, (snapshot) => snapshot.matches('declining'));
  const heading = useFocusedHeading();
  const { user } = useMe();
  const form = useAppForm({
    schema: declineSchema,
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

/** Whom the applicant can reach after a yes. */
export function ReleasedContact({ ping }: { ping: ApplicantPing }) {
  const { fullname, position, email, phonenumber } = ping.employee;
  return (
    <address className={css.contact}>
      <Text look="strong">{position === null ? fullname : `${fullname}, ${position}`}</Text>
      {email === null ? null : (
        <TextLink variant="alone" href={`mailto:${email}`}>
          {email}
        </TextLink>
      )}
      {phonenumber === null ? null : (
        <TextLink variant="alone" href={`tel:${phonenumber}`}>
          {international(phonenumber)}
        </TextLink>
      )}
    </address>
  );
}
