import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ApplicantPing } from '../../../../contract/pings/applicant-ping.schema.ts';
import { currentLocale } from '../../../i18n/locale.ts';
import { FormErrorBanner } from '../../../forms/form-error-banner.tsx';
import { Do } from '../../../kit/do.tsx';
import { useTenant } from '../../../api/tenant.ts';
import { useOneCall } from '../../../kit/use-one-call.ts';
import { AnswerLater } from '../../../ui/answer-later/answer-later.tsx';
import { CompanyPortrait } from '../../../ui/portrait/company-portrait.tsx';
import { hasFacts } from '../../../ui/company-facts/company-facts.tsx';
import { CompanyHead } from '../../../ui/company-head/company-head.tsx';
import { Heading, Text } from '../../../ui/heading/heading.tsx';
import { MatchReasons, shownReasons } from '../../../ui/match-reasons/match-reasons.tsx';
import { OfferLines } from '../../../ui/offer-lines/offer-lines.tsx';
import { Row, Stack } from '../../../ui/stack/stack.tsx';
import { offerLine } from '../../../../contract/pings/offer.ts';
import { messageBody } from '../../../../contract/pings/message-body.ts';
import type { PingAnswerActor } from './ping-answer.actors.ts';
import { CompanyLinks } from './company-links.tsx';
import * as css from './ping-answer.css.ts';

interface MessageProps {
  readonly actor: PingAnswerActor;
  readonly ping: ApplicantPing;
  /** Puts the message aside; what the server then says of it. */
  readonly onLater: () => Promise<ApplicantPing>;
}

/** Who writes what, why, and until when there is time. */
export function Message({ actor, ping, onLater }: MessageProps) {
  const { i18n } = useLingui();
  const { organization, employee, releases } = ping;
  const [later, setLater] = useState(ping.later);
  const { pending, formError, press } = useOneCall(async () => {});
  const { name } = organization;
  const guardian = ping.guardian ?? '';
  const by = useTenant()?.name;
  const until = i18n.date(ping.expires_at, { dateStyle: 'long' });
  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <Heading level={1}>
          <Trans>{name} would like to get to know you</Trans>
        </Heading>
        <Text look="lead">
          {ping.guardian_choice === 'ask' ? (
            <Trans>
              They don’t know your name yet. They get it only if you and {guardian} say yes. You have time until {until}
              .
            </Trans>
          ) : (
            <Trans>They don’t know your name yet. You decide whether they get it. You have time until {until}.</Trans>
          )}
        </Text>
      </Stack>
      <article className={css.letter}>
        <CompanyHead company={organization}>
          <Text look="strong">{name}</Text>
          <Text>{employee.position === null ? employee.fullname : `${employee.fullname}, ${employee.position}`}</Text>
        </CompanyHead>
        <OfferLines
          offer={ping.offer && offerLine(ping.offer, currentLocale())}
          personal={ping.personal_line}
          by={employee.fullname}
        />
        <div className={css.words}>{messageBody(ping.body, releases.name)}</div>
      </article>
      {organization.portrait || hasFacts(organization) ? (
        <Stack gap={4}>
          <Heading level={2} look="title">
            <Trans>About {name}</Trans>
          </Heading>
          <CompanyPortrait company={organization} by={by} />
        </Stack>
      ) : null}
      {shownReasons(ping.match).length > 0 ? (
        <Stack gap={4}>
          <Heading level={2} look="title">
            <Trans>Why they write to you</Trans>
          </Heading>
          <MatchReasons match={ping.match} />
        </Stack>
      ) : null}
      <div className={css.answers}>
        <Do on={actor} event={{ type: 'ping.accept' }} width="full" variant="secondary">
          <Trans>Yes, I’m interested</Trans>
        </Do>
        <Do on={actor} event={{ type: 'ping.decline' }} width="full" variant="secondary">
          <Trans>No, thank you</Trans>
        </Do>
      </div>
      <FormErrorBanner formError={formError} />
      <Row>
        <AnswerLater
          until={ping.expires_at}
          later={later}
          isPending={pending !== undefined}
          onLater={() => press('later', async () => setLater((await onLater()).later))}
        />
      </Row>
      <CompanyLinks ping={ping} />
    </Stack>
  );
}
