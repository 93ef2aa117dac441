import { Trans, useLingui } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import { useMe, useSession, useSessionActor } from '../../api/session.ts';
import { useTellSession } from '../../api/tell-session.ts';
import { Do } from '../../kit/do.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { VerificationIllustration } from '../../ui/illustrations/verification.tsx';
import { Picture } from '../../ui/illustrations/picture.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { CodeForm, type VerificationActor } from './code-form.tsx';
import { ResendLine } from './resend-line.tsx';
import { providedVerificationMachine } from './verification.actors.ts';
import * as css from './verification.css.ts';

interface VerifyEmailScreenProps {
  /** The address is proved: what was kept for a new try has lost its use. */
  readonly onVerified: () => void;
  readonly onWrongAddress: () => void;
}

/** Proves the address with the six digits of a mail. `onWrongAddress` leads back to the registration. */
export function VerifyEmailScreen({ onVerified, onWrongAddress }: VerifyEmailScreenProps) {
  const actor = useActorRef(providedVerificationMachine, {}, (snapshot) => {
    if (snapshot.matches('verified')) onVerified();
  });
  useTellSession(actor);
  return <VerifyEmailPage actor={actor} onWrongAddress={onWrongAddress} />;
}

interface VerifyEmailPageProps {
  readonly actor: VerificationActor;
  readonly onWrongAddress: () => void;
}

export function VerifyEmailPage({ actor, onWrongAddress }: VerifyEmailPageProps) {
  const { t } = useLingui();
  const session = useSessionActor();
  const isAtRest = useSession((current) => current.hasTag('unverified') && !current.hasTag('busy'));
  const snapshot = useSelector(actor, (current) => current);
  const { email } = useMe().user;
  const isVerified = snapshot.matches('verified');
  /** A code that counts is on its way or there. */
  const isAwaited = !snapshot.matches('blockedToday') && !snapshot.matches({ open: { code: 'void' } });

  return (
    <Stack gap={8}>
      <Stack gap={4}>
        <Picture>
          <VerificationIllustration />
        </Picture>
        <Heading level={1}>
          <Trans>Check your e-mail</Trans>
        </Heading>
        <Text look="lead">
          <Trans>
            We have sent a code of six digits to <strong className={css.address}>{email}</strong>.
          </Trans>
        </Text>
      </Stack>
      {snapshot.matches('blockedToday') ? (
        <Banner tone="warning" announce="now">
          <Trans>There were too many wrong codes today. Please try again tomorrow.</Trans>
        </Banner>
      ) : snapshot.matches('loading') || (isVerified && !isAtRest) ? (
        <Loading label={t`Loading`}>
          <Skeleton height="9rem" />
        </Loading>
      ) : snapshot.matches('failed') || isVerified ? (
        <Banner
          tone="danger"
          action={
            isVerified ? (
              // Verified, but it could not be found out who that is now: the session is told once more.
              <Do on={session} event={{ type: 'session.renewed' }} variant="secondary" size="compact">
                <Trans>Try again</Trans>
              </Do>
            ) : (
              <Do on={actor} event={{ type: 'verification.retry' }} variant="secondary" size="compact">
                <Trans>Try again</Trans>
              </Do>
            )
          }
        >
          <Trans>We couldn’t load this page completely.</Trans>
        </Banner>
      ) : (
        <>
          <CodeForm actor={actor} />
          <ResendLine actor={actor} />
        </>
      )}
      <div className={css.help}>
        {isAwaited ? (
          <Text>
            <Trans>The e-mail comes within a minute. If you don’t see it, look into your spam folder.</Trans>
          </Text>
        ) : null}
        <Row>
          <Text>
            <Trans>Is the address wrong?</Trans>
          </Text>
          <Button variant="secondary" size="compact" onClick={onWrongAddress}>
            <Trans>Register again with the right one</Trans>
          </Button>
        </Row>
      </div>
    </Stack>
  );
}
