import { Trans } from '@lingui/react/macro';
import type { ApplicantPing } from '../../../../contract/pings/applicant-ping.schema.ts';
import { Do } from '../../../kit/do.tsx';
import { Text } from '../../../ui/heading/heading.tsx';
import { ButtonLink, TextLink } from '../../../ui/link/link.tsx';
import { Glyph } from '../../../ui/icon/glyph.tsx';
import { Outcome } from '../../../ui/outcome/outcome.tsx';
import { PhoneNumberAtOnce } from '../../../ui/phone-field/phone-number-at-once.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import type { PingAnswerActor } from './ping-answer.actors.ts';
import { CompanyLinks } from './company-links.tsx';
import * as css from './ping-answer.css.ts';

/** Who calls whom after a yes. */
export function AcceptedMessage({ actor, ping }: { actor: PingAnswerActor; ping: ApplicantPing }) {
  const { fullname, position, email, phonenumber } = ping.employee;
  const organization = ping.organization.name;
  return (
    <Outcome
      tone="success"
      picture="handed"
      title={<Trans>You have said yes to {organization}</Trans>}
      action={
        <Stack gap={4} align="start">
          {phonenumber === null ? null : (
            <ButtonLink variant="secondary" href={`tel:${phonenumber}`} icon={<Glyph name="phone" />}>
              <Trans>Call {fullname}</Trans>
            </ButtonLink>
          )}
          {ping.events.includes('withdraw') ? (
            <Do on={actor} event={{ type: 'ping.withdraw' }} variant="quiet" hang="start">
              <Trans>Take my yes back</Trans>
            </Do>
          ) : null}
          <CompanyLinks ping={ping} />
        </Stack>
      }
    >
      <Text look="lead">
        <Trans>
          {fullname} will get in touch with you within a few days. You don’t have to do anything, but you may call or
          write first.
        </Trans>
      </Text>
      <dl className={css.details}>
        <div>
          <dt>{position === null ? organization : `${position}, ${organization}`}</dt>
          <dd>{fullname}</dd>
        </div>
        {email === null ? null : (
          <div>
            <dt>
              <Trans>E-mail</Trans>
            </dt>
            <dd>
              <TextLink variant="alone" href={`mailto:${email}`}>
                {email}
              </TextLink>
            </dd>
          </div>
        )}
        {phonenumber === null ? null : (
          <div>
            <dt>
              <Trans>Phone</Trans>
            </dt>
            <dd>
              <TextLink variant="alone" href={`tel:${phonenumber}`}>
                <PhoneNumberAtOnce number={phonenumber} />
              </TextLink>
            </dd>
          </div>
        )}
      </dl>
      <Text look="small">
        <Trans>We have sent you these details by e-mail as well.</Trans>
      </Text>
    </Outcome>
  );
}
