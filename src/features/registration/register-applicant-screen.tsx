import { Trans, useLingui } from '@lingui/react/macro';
import type { ErrorCode } from '../../../contract/kit/errors.ts';
import { lookupRegistrationCode } from '../../../contract/registration-codes/registration-codes.endpoints.ts';
import type { LinkReasons } from '../../../machines/link/link.types.ts';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { Do } from '../../kit/do.tsx';
import type { LinkActor } from '../../kit/link.actors.ts';
import { useLink } from '../../kit/use-link.ts';
import { cleanCode } from '../../ui/code-field/code-field.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { CodeEntry, codeLength } from './code-entry.tsx';
import { HasAccount } from './has-account.tsx';
import { Desk, Recommended } from './recommended.tsx';

interface RegisterApplicantScreenProps {
  /** From the address; absent where somebody came without a link. */
  readonly code: string | undefined;
  /** The code in use changed: the address should say so. */
  readonly onCode: (code: string | undefined) => void;
}

/** What can't be a code is as unknown as a code nobody gave out. */
const reasons: Partial<Record<ErrorCode, LinkReasons['registrationCode']>> = {
  registration_code_deactivated: 'paused',
  registration_code_early: 'early',
  registration_code_ended: 'ended',
  registration_code_used_up: 'usedUp',
  registration_code_unknown: 'unknown',
  validation: 'unknown',
};

/** Registers an applicant: first the code, then the letter of who recommends and the form. */
export function RegisterApplicantScreen({ code: inAddress, onCode }: RegisterApplicantScreenProps) {
  const [firstDay, setFirstDay] = useState<string>();
  // mail programs add brackets and full stops, and cut links in two
  const code = inAddress === undefined ? undefined : cleanCode(inAddress, 'letters', codeLength + 1);
  const isWhole = code?.length === codeLength;
  // A look-up counts as opened, so it waits until somebody really sees the page; a preload doesn't.
  const {
    actor,
    state,
    answer: offer,
    reason,
  } = useLink('registrationCode', {
    submit: async (body: { code: string }, signal) => (await call(lookupRegistrationCode, { body }, { signal })).data,
    reasonOf: (refused) => {
      setFirstDay(refused.until);
      return reasons[refused.code];
    },
    given: isWhole ? { code } : undefined,
    takesAnother: true,
  });

  if (state === 'done' && offer)
    return <Recommended offer={offer} another={<AnotherCode actor={actor} onCode={onCode} />} />;

  if (state === 'pending' && isWhole) return <LookingUp />;

  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Heading level={1}>
          <Trans>Do you have a code?</Trans>
        </Heading>
        <Text look="lead">
          <Trans>
            A company that can’t take you itself can recommend you to others. You find the code in its letter or e-mail,
            or behind its QR code.
          </Trans>
        </Text>
      </Stack>
      <CodeEntry
        actor={actor}
        problem={state === 'failed' ? 'failed' : (reason ?? (code === undefined || isWhole ? null : 'incomplete'))}
        firstDay={firstDay}
        isPending={state === 'pending'}
        initial={code?.slice(0, codeLength)}
        onSubmit={(typed) => {
          onCode(typed);
          actor.send({ type: 'link.submit', values: { code: typed } });
        }}
      />
      <Text>
        <Trans>No code? Ask the company you applied to: they get one here for free and pass it on to you.</Trans>
      </Text>
      <HasAccount />
    </Stack>
  );
}

function AnotherCode({ actor, onCode }: { actor: LinkActor; onCode: RegisterApplicantScreenProps['onCode'] }) {
  return (
    <Do
      on={actor}
      event={{ type: 'link.change' }}
      variant="quiet"
      size="compact"
      hang="start"
      after={() => onCode(undefined)}
    >
      <Trans>Use another code</Trans>
    </Do>
  );
}

function LookingUp() {
  const { t } = useLingui();
  return (
    <Loading label={t`Looking up the code …`}>
      <Desk letter={<Skeleton height="24rem" />}>
        <Stack gap={6}>
          <Skeleton height="3.5rem" width="70%" />
          <Skeleton height="4.75rem" />
          <Skeleton height="4.75rem" />
          <Skeleton height="4.75rem" />
        </Stack>
      </Desk>
    </Loading>
  );
}
