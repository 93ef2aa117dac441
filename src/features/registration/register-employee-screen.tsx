import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ErrorCode } from '../../../contract/kit/errors.ts';
import { lookupInvitation } from '../../../contract/invitations/invitations.endpoints.ts';
import type { LinkReasons } from '../../../machines/link/links.words.ts';
import { call } from '../../api/call.ts';
import { useTenant } from '../../api/tenant.ts';
import { useLink } from '../../kit/use-link.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { EmployeeForm } from './employee-form.tsx';
import { InvitationEntry } from './invitation-entry.tsx';
import { InvitationCard } from './offer-card.tsx';

const reasons: Partial<Record<ErrorCode, LinkReasons['invitation']>> = {
  invitation_accepted: 'accepted',
  invitation_expired: 'expired',
  invitation_unknown: 'unknown',
  validation: 'unknown',
};

/** Registers an invited colleague; without an invitation it takes a pasted link and names a contact. */
export function RegisterEmployeeScreen({ token: given }: { token: string | undefined }) {
  const { i18n, t } = useLingui();
  const [pasted, setPasted] = useState<string>();
  const token = pasted ?? given;
  const {
    actor,
    state,
    answer: offer,
    reason,
  } = useLink('invitation', {
    submit: async (body: { token: string }, signal) => (await call(lookupInvitation, { body }, { signal })).data,
    reasonOf: (refused) => reasons[refused.code],
    given: given === undefined ? undefined : { token: given },
    takesAnother: true,
  });

  if (state === 'done' && offer && token !== undefined) {
    const until = i18n.date(new Date(offer.expires_at), { dateStyle: 'long' });
    const organization = offer.organization.name;
    return (
      <Stack gap={8}>
        <Stack gap={4}>
          <Heading level={1}>
            <Trans>Your account at {organization}</Trans>
          </Heading>
          <InvitationCard offer={offer} until={until} />
        </Stack>
        <EmployeeForm offer={offer} token={token} />
      </Stack>
    );
  }

  if (state === 'pending' && pasted === undefined) {
    return (
      <Loading label={t`Opening the invitation …`}>
        <Stack gap={4}>
          <Skeleton height="48px" width="70%" />
          <Skeleton height="120px" />
        </Stack>
      </Loading>
    );
  }

  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Heading level={1}>
          <Trans>Register as a company</Trans>
        </Heading>
        <Text look="lead">
          <Trans>
            Accounts for companies are opened by invitation, so that applicants can be sure who is behind them.
          </Trans>
        </Text>
      </Stack>
      <InvitationEntry
        actor={actor}
        problem={state === 'failed' ? 'failed' : reason}
        isPending={state === 'pending'}
        onToken={(typed) => {
          setPasted(typed);
          actor.send({ type: 'link.submit', values: { token: typed } });
        }}
      />
      <Contact />
      <Text>
        <Trans>
          You already have an account? <RouterLink to="/login">Log in</RouterLink>
        </Trans>
      </Text>
    </Stack>
  );
}

function Contact() {
  const tenant = useTenant();
  const address = tenant?.support_email;
  return (
    <Text>
      {!address ? (
        <Trans>No invitation yet? Ask a colleague who already has an account.</Trans>
      ) : (
        <Trans>
          No invitation yet? Ask a colleague who already has an account, or write to{' '}
          <TextLink href={`mailto:${address}`}>{address}</TextLink>.
        </Trans>
      )}
    </Text>
  );
}
