import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { InvitationOffer as Offer } from '../../../contract/invitations/invitations.schema.ts';
import { Button } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { DeclineInvitation } from './decline-invitation.tsx';
import { EmployeeForm } from './employee-form.tsx';
import { InvitationCard } from './offer-card.tsx';

interface InvitationOfferProps {
  readonly offer: Offer;
  readonly token: string;
}

/** What somebody is invited to, the form that accepts it, and for whom it was mailed to the way to decline. */
export function InvitationOffer({ offer, token }: InvitationOfferProps) {
  const { i18n } = useLingui();
  const [isDeclining, setDeclining] = useState(false);
  const until = i18n.date(new Date(offer.expires_at), { dateStyle: 'long' });
  const organization = offer.organization.name;
  if (isDeclining)
    return <DeclineInvitation organization={organization} token={token} onBack={() => setDeclining(false)} />;
  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <Heading level={1}>
          <Trans>Your account at {organization}</Trans>
        </Heading>
        <InvitationCard offer={offer} until={until} />
      </Stack>
      <EmployeeForm offer={offer} token={token} />
      {offer.is_mailed ? (
        <div>
          <Button variant="quiet" hang="start" onClick={() => setDeclining(true)}>
            <Trans>Decline the invitation</Trans>
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
