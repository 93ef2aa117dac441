import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { lookupInvitation } from '../../../contract/invitations/invitations.endpoints.ts';
import { call } from '../../api/call.ts';
import { useTenant } from '../../api/tenant.ts';
import { useLink } from '../../kit/use-link.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { InvitationEntry } from './invitation-entry.tsx';
import { InvitationOffer } from './invitation-offer.tsx';
import { invitationReasons } from './invitation-problem.tsx';

/** Registers an invited colleague; without an invitation it takes a pasted link and names a contact. */
export function RegisterEmployeeScreen({ token: given }: { token: string | undefined }) {
  const { t } = useLingui();
  const [pasted, setPasted] = useState<string>();
  const token = pasted ?? given;
  const {
    actor,
    state,
    answer: offer,
    reason,
  } = useLink('invitation', {
    submit: async (body: { token: string }, signal) => (await call(lookupInvitation, { body }, { signal })).data,
    reasonOf: (refused) => invitationReasons[refused.code],
    given: given === undefined ? undefined : { token: given },
    takesAnother: true,
  });

  if (state === 'done' && offer && token !== undefined) return <InvitationOffer offer={offer} token={token} />;

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
