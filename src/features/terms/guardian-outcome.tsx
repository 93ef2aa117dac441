import { Trans } from '@lingui/react/macro';
import type { LegalContact } from '../../../contract/legal-contacts/legal-contacts.schema.ts';
import { Do } from '../../kit/do.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { FormerRecipients } from './former-recipients.tsx';
import { KeptUntil } from './kept-until.tsx';
import { ResendLink } from './resend-link.tsx';
import type { ConsentActor } from './guardian-consent.actors.ts';

interface GuardianOutcomeProps {
  readonly actor: ConsentActor;
  readonly contact: LegalContact;
  readonly situation: 'declined' | 'expired' | 'withdrawn';
}

/** The guardian said no, nothing, or not any more: and what one can do. */
export function GuardianOutcome({ actor, contact, situation }: GuardianOutcomeProps) {
  const { firstname, email } = contact;
  const guardian = `${firstname} ${contact.lastname}`;
  const update = (variant: 'primary' | 'secondary') => (
    <Do on={actor} event={{ type: 'guardian.update' }} variant={variant}>
      <Trans>Update legal guardian</Trans>
    </Do>
  );
  switch (situation) {
    case 'declined':
      return contact.not_me ? (
        <Outcome
          tone="warning"
          picture="sent"
          title={<Trans>Our e-mail reached somebody else</Trans>}
          action={
            <Do on={actor} event={{ type: 'guardian.update' }}>
              <Trans>Correct the address</Trans>
            </Do>
          }
        >
          <Text look="lead">
            <Trans>
              The address {email} does not belong to {guardian}: somebody else opened the link and told us. So{' '}
              {firstname} knows nothing of it yet.
            </Trans>
          </Text>
          <Text>
            <Trans>Please look at the address once more, and correct it. Until then no company sees you.</Trans>
          </Text>
          <KeptUntil contact={contact} />
          <FormerRecipients />
        </Outcome>
      ) : (
        <Outcome
          tone="info"
          title={<Trans>{firstname} still has questions, or would rather not</Trans>}
          action={update('primary')}
        >
          <Text look="lead">
            <Trans>Talk about it in peace; after that you can ask once more.</Trans>
          </Text>
          <Text>
            <Trans>Until then no company sees you.</Trans>
          </Text>
          <KeptUntil contact={contact} />
          <FormerRecipients />
        </Outcome>
      );
    case 'expired':
      return (
        <Outcome
          tone="info"
          title={
            email === null ? (
              <Trans>The letter to {guardian} has not come back</Trans>
            ) : (
              <Trans>{guardian} has not answered</Trans>
            )
          }
          action={
            email === null ? (
              update('primary')
            ) : (
              <Row>
                <ResendLink actor={actor} variant="primary" />
                {update('secondary')}
              </Row>
            )
          }
        >
          <Text look="lead">
            {email === null ? (
              <Trans>It had to arrive within 30 days. You can make a new one, or name somebody else.</Trans>
            ) : (
              <Trans>The link to {email} was valid for 14 days. You can send a new one, or ask somebody else.</Trans>
            )}
          </Text>
          <KeptUntil contact={contact} />
          <FormerRecipients />
        </Outcome>
      );
    case 'withdrawn':
      return (
        <Outcome
          tone="warning"
          title={<Trans>{guardian} has withdrawn the consent</Trans>}
          action={
            <Row>
              {email === null ? null : <ResendLink actor={actor} />}
              {update('secondary')}
            </Row>
          }
        >
          <Text look="lead">
            <Trans>Since then no company finds you.</Trans>
          </Text>
          <KeptUntil contact={contact} />
          <FormerRecipients />
          <Text>
            <Trans>Talk to each other first. After that you can ask {firstname} once more here.</Trans>
          </Text>
        </Outcome>
      );
  }
}
