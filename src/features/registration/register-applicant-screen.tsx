import { Trans, useLingui } from '@lingui/react/macro';
import type { ErrorCode } from '../../../contract/kit/errors.ts';
import { lookupRegistrationCode } from '../../../contract/registration-codes/registration-codes.endpoints.ts';
import type { LinkReasons } from '../../../machines/link/links.words.ts';
import { call } from '../../api/call.ts';
import { Do } from '../../kit/do.tsx';
import { RecommendationCard } from '../../kit/recommendation-card.tsx';
import { useLink } from '../../kit/use-link.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { ApplicantForm } from './applicant-form.tsx';
import { CodeEntry } from './code-entry.tsx';
import { WhoSeesWhat } from './offer-card.tsx';
import * as css from './registration.css.ts';

interface RegisterApplicantScreenProps {
  /** From the address; absent where somebody came without a link. */
  readonly code: string | undefined;
  /** The code in use changed: the address should say so. */
  readonly onCode: (code: string | undefined) => void;
}

/** What can't be a code is as unknown as a code nobody gave out. */
const reasons: Partial<Record<ErrorCode, LinkReasons['registrationCode']>> = {
  registration_code_deactivated: 'deactivated',
  registration_code_unknown: 'unknown',
  validation: 'unknown',
};

/** Registers an applicant: first the code, then who recommends and who sees what, then the form. */
export function RegisterApplicantScreen({ code, onCode }: RegisterApplicantScreenProps) {
  // A look-up counts as opened, so it waits until somebody really sees the page; a preload doesn't.
  const {
    actor,
    state,
    answer: offer,
    reason,
  } = useLink('registrationCode', {
    submit: async (body: { code: string }, signal) => (await call(lookupRegistrationCode, { body }, { signal })).data,
    reasonOf: (refused) => reasons[refused.code],
    given: code === undefined ? undefined : { code },
    takesAnother: true,
  });

  if (state === 'done' && offer) {
    const spaced = `${offer.code.slice(0, 4)} ${offer.code.slice(4)}`;
    return (
      <Stack gap={8}>
        <Stack gap={4}>
          <Heading level={1}>
            <Trans>Companies can find you soon</Trans>
          </Heading>
          <RecommendationCard offer={offer}>
            <Row gap={4}>
              <Text look="small">
                <Trans>
                  Your code: <span className={css.code}>{spaced}</span>
                </Trans>
              </Text>
              <Do
                on={actor}
                event={{ type: 'link.change' }}
                variant="quiet"
                size="compact"
                after={() => onCode(undefined)}
              >
                <Trans>Use another code</Trans>
              </Do>
            </Row>
          </RecommendationCard>
        </Stack>
        <Stack gap={4}>
          <Heading level={2} look="title">
            <Trans>Who sees what</Trans>
          </Heading>
          <WhoSeesWhat organization={offer.organization.name} />
        </Stack>
        <Stack gap={4}>
          <Heading level={2} look="title">
            <Trans>Create your account</Trans>
          </Heading>
          <ApplicantForm code={offer.code} />
          <HasAccount />
        </Stack>
      </Stack>
    );
  }

  if (state === 'pending' && code !== undefined) return <LookingUp />;

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
        problem={state === 'failed' ? 'failed' : reason}
        isPending={state === 'pending'}
        initial={code}
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

function HasAccount() {
  return (
    <Text>
      <Trans>
        You already have an account? <RouterLink to="/login">Log in</RouterLink>
      </Trans>
    </Text>
  );
}

function LookingUp() {
  const { t } = useLingui();
  return (
    <Loading label={t`Looking up the code …`}>
      <Stack gap={4}>
        <Skeleton height="48px" width="70%" />
        <Skeleton height="140px" />
        <Skeleton height="160px" />
      </Stack>
    </Loading>
  );
}
