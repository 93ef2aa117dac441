import { Trans, useLingui } from '@lingui/react/macro';
import type { ApplicantPing } from '../../../../contract/pings/applicant-ping.schema.ts';
import { Do } from '../../../kit/do.tsx';
import { Text } from '../../../ui/heading/heading.tsx';
import { Outcome } from '../../../ui/outcome/outcome.tsx';
import type { PingAnswerActor } from './ping-answer.actors.ts';

/** The yes of a minor waits for the guardian: nothing is released yet. */
export function GuardianAskedMessage({ actor, ping }: { actor: PingAnswerActor; ping: ApplicantPing }) {
  const { i18n } = useLingui();
  const organization = ping.organization.name;
  const guardian = ping.guardian ?? '';
  const until = i18n.date(ping.expires_at, { dateStyle: 'long' });
  return (
    <Outcome
      tone="info"
      picture="sent"
      title={<Trans>We have asked {guardian}</Trans>}
      action={
        <Do on={actor} event={{ type: 'ping.decline' }} variant="quiet" hang="start">
          <Trans>Rather say no</Trans>
        </Do>
      }
    >
      <Text look="lead">
        <Trans>
          You would like to say yes to {organization}. {organization} gets nothing until {guardian} agrees, too.
        </Trans>
      </Text>
      <Text>
        <Trans>
          Best tell {guardian} about it yourself. There is time until {until}.
        </Trans>
      </Text>
    </Outcome>
  );
}
