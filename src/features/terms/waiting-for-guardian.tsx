import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import type { LegalContact } from '../../../contract/legal-contacts/legal-contacts.schema.ts';
import { Do } from '../../kit/do.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { VerificationIllustration } from '../../ui/illustrations/verification.tsx';
import { Picture } from '../../ui/illustrations/picture.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { BirthDateHint } from './birth-date-hint.tsx';
import { FormerRecipients } from './former-recipients.tsx';
import { KeptUntil } from './kept-until.tsx';
import { ReminderCode } from './reminder-code.tsx';
import { ResendLink } from './resend-link.tsx';
import type { ConsentActor } from './guardian-consent.actors.ts';
import * as css from './terms.css.ts';

/** The mail is out: to whom, since when, and what happens next. Looks for the answer by itself. */
export function WaitingForGuardian({
  actor,
  contact,
  children,
}: {
  readonly actor: ConsentActor;
  readonly contact: LegalContact;
  /** Why it is asked, where it has been agreed to before. */
  readonly children?: ReactNode;
}) {
  const { i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { firstname, email, goes_out_at: goesOut } = contact;
  const mailed = goesOut ?? contact.sent_at;
  const guardian = `${firstname} ${contact.lastname}`;
  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <Picture>
          <VerificationIllustration />
        </Picture>
        <Heading level={1} ref={heading}>
          <Trans>We are waiting for {guardian}</Trans>
        </Heading>
        <Text look="lead">
          {goesOut === null ? (
            <Trans>
              We have sent an e-mail with a link to <strong className={css.address}>{email}</strong>. Best tell{' '}
              {firstname} about it yourself.
            </Trans>
          ) : (
            <Trans>
              An e-mail with a link to <strong className={css.address}>{email}</strong> is ready. It still waits,
              because many have gone to this address. Best tell {firstname} about it yourself.
            </Trans>
          )}
        </Text>
      </Stack>
      {children}
      <dl className={css.slip}>
        {mailed === null ? null : (
          <div>
            <dt className={css.term}>{goesOut === null ? <Trans>Sent</Trans> : <Trans>Goes out</Trans>}</dt>
            <dd className={css.value}>{i18n.date(mailed, { dateStyle: 'medium', timeStyle: 'short' })}</dd>
          </div>
        )}
        {contact.expires_at === null ? null : (
          <div>
            <dt className={css.term}>
              <Trans>The link is valid until</Trans>
            </dt>
            <dd className={css.value}>{i18n.date(contact.expires_at, { dateStyle: 'medium' })}</dd>
          </div>
        )}
      </dl>
      <Stack gap={3}>
        <Heading level={2} look="title">
          <Trans>What happens next</Trans>
        </Heading>
        <ol className={css.steps}>
          <li>
            <Trans>{firstname} opens the link in the e-mail. It may have landed in the spam folder.</Trans>
          </li>
          <li>
            <Trans>{firstname} reads what it is about and agrees. No account is needed.</Trans>
          </li>
          <li>
            <Trans>
              This page goes on by itself, and companies can find you. You may close it: we write you an e-mail, too.
            </Trans>
          </li>
        </ol>
        <KeptUntil contact={contact} />
      </Stack>
      <ReminderCode key={contact.id} contact={contact} />
      <Stack gap={3} align="start">
        <Heading level={2} look="title">
          <Trans>No e-mail there?</Trans>
        </Heading>
        <Row>
          <ResendLink actor={actor} />
          <Do on={actor} event={{ type: 'guardian.update' }} variant="secondary">
            <Trans>Update legal guardian</Trans>
          </Do>
        </Row>
      </Stack>
      <div className={css.aside}>
        <Stack gap={4}>
          <FormerRecipients />
          <BirthDateHint hasGuardian />
        </Stack>
      </div>
    </Stack>
  );
}
