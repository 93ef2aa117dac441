import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useSessionActor } from '../../api/session.ts';
import { Do } from '../../kit/do.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { RegistrationIllustration } from '../../ui/illustrations/registration.tsx';
import { Picture } from '../../ui/illustrations/picture.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import * as css from './onboarding.css.ts';
import type { OnboardingActor } from './use-onboarding.ts';

/** Somebody below the minimum age: when to come back, and leaving nothing behind. */
export function TooYoung({ actor }: { actor: OnboardingActor }) {
  const { i18n } = useLingui();
  const snapshot = useSelector(actor, (current) => current);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { until } = snapshot.context;
  const day = until === null ? '' : i18n.date(new Date(`${until}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  const isDeleting = snapshot.matches('withdrawing');
  return (
    <div className={css.narrow}>
      <Stack gap={6}>
        <Picture>
          <RegistrationIllustration />
        </Picture>
        <Heading level={1} ref={title}>
          <Trans>From {day} on you can take part</Trans>
        </Heading>
        <Text look="lead">
          <Trans>
            You are still a little too young for this. That’s a rule to protect you and has nothing to do with how good
            you are. Come back on that day; we look forward to it.
          </Trans>
        </Text>
        <Text>
          <Trans>Until then we keep nothing: with one click everything you typed, and your account, is gone.</Trans>
        </Text>
        {snapshot.matches({ tooYoung: 'failed' }) ? (
          <Banner tone="danger">
            <Trans>That didn’t work. Your details are still there; please try again.</Trans>
          </Banner>
        ) : null}
        <Row>
          <Do on={actor} event={{ type: 'account.delete' }} isPending={isDeleting}>
            <Trans>Delete my details</Trans>
          </Do>
          <Do on={actor} event={{ type: 'birthDate.correct' }} variant="quiet">
            <Trans>I mistyped: correct the date</Trans>
          </Do>
        </Row>
      </Stack>
    </div>
  );
}

/** After that: nothing is left, and the way out. */
export function Withdrawn() {
  const session = useSessionActor();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={css.narrow}>
      <Stack gap={6}>
        <Heading level={1} ref={title}>
          <Trans>Everything is deleted</Trans>
        </Heading>
        <Text look="lead">
          <Trans>We have kept nothing. See you soon.</Trans>
        </Text>
        <Row>
          <Do on={session} event={{ type: 'logout.request' }}>
            <Trans>To the start page</Trans>
          </Do>
        </Row>
      </Stack>
    </div>
  );
}
