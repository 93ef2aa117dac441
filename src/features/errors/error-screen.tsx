import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, use, useMemo } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { needsNothing } from '../../../machines/session/session.selectors.ts';
import { SessionContext } from '../../api/session.ts';
import { Button } from '../../ui/button/button.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Picture } from '../../ui/illustrations/picture.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { vainAttempts } from './attempts.ts';
import { NoConnection } from './no-connection.tsx';
import { PageError } from './page-error.ts';

/** Comes after the words: the error page is part of what every page loads first. */
const Signpost = lazy(() =>
  import('../../ui/illustrations/error.tsx').then<{ default: ComponentType }, { default: ComponentType }>(
    ({ ErrorIllustration }) => ({ default: ErrorIllustration }),
    () => ({ default: () => null }),
  ),
);

/** What the guards say, in the reader's language; anything else is shown as it is. */
const spoken: Readonly<Record<string, MessageDescriptor>> = {
  'This page could not be found': msg`This page could not be found`,
  'No subdomain.': msg`No subdomain.`,
  'No tenant found.': msg`No tenant found.`,
  'The tenant could not be loaded.': msg`We could not find out whose page this is. Please try again.`,
  'The session could not be loaded.': msg`We could not find out whether you are logged in. Please try again.`,
};

const statusOf = (error: unknown): number =>
  error instanceof PageError || error instanceof ApiError ? error.status : 500;

const hasAnswer = (error: unknown): boolean => error instanceof ApiError && error.status > 0;
const hasNone = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** A browser believes in a connection as soon as there is a network: after none it takes an answer to call it an error. */
const isWithout = (error: unknown): boolean =>
  hasNone(error) || (!hasAnswer(error) && (vainAttempts() > 0 || !navigator.onLine));

/** What a visitor sees instead of the page (specification, section 2, "Error page"). */
export function ErrorScreen({
  error,
  onRetry,
  isRetrying: isAsking = false,
}: {
  error: unknown;
  isRetrying?: boolean;
  onRetry?: ((what: 'tenant' | 'session' | undefined) => void) | undefined;
}) {
  const { i18n, t } = useLingui();
  const router = useRouter();
  const status = statusOf(error);
  // As it was when the page failed: what stands here doesn't change under its reader until the page comes.
  const isCut = useMemo(() => isWithout(error), [error]);
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const isRetrying = isAsking || isLoading;
  const retry = () => {
    onRetry?.(error instanceof PageError ? error.retry : undefined);
    void router.invalidate();
  };
  const say = (message: string) => (spoken[message] ? i18n._(spoken[message]) : message);
  if (status === 404) {
    const missing = t`This page could not be found`;
    const kind = error instanceof PageError ? say(error.message) : missing;
    return (
      <Stack gap={6}>
        <SignpostPicture />
        <Heading level={1} title={kind}>
          <Trans>Oops!</Trans>
        </Heading>
        <Text look="lead">
          <Trans>We can't seem to find the page you're looking for.</Trans>
        </Text>
        {kind === missing ? null : <Text>{kind}</Text>}
        <Home />
      </Stack>
    );
  }
  if (isCut) {
    return (
      <Stack gap={6}>
        <SignpostPicture />
        <NoConnection onRetry={retry} isRetrying={isRetrying} />
      </Stack>
    );
  }
  // What the program itself stumbles over is in nobody's language.
  const isTold = error instanceof PageError || error instanceof ApiError;
  const message =
    isTold && error.message !== ''
      ? say(error.message)
      : t`An unknown error occurred. Please try again later. If the issue persists, please contact us.`;
  return (
    <Stack gap={6}>
      <SignpostPicture />
      <Heading level={1}>
        <Trans>Unexpected error!</Trans>
      </Heading>
      <Text look="lead">{message}</Text>
      <Text>
        <Trans>Code: {status}</Trans>
      </Text>
      <Row>
        <Button onClick={retry} isPending={isRetrying}>
          <Trans>Try again</Trans>
        </Button>
      </Row>
      <Row>
        <Home />
        <RouterLink variant="alone" to="/login">
          <Trans>Log in</Trans>
        </RouterLink>
        <RouterLink variant="alone" to="/password/forgot">
          <Trans>Forgot your password?</Trans>
        </RouterLink>
      </Row>
    </Stack>
  );
}

function SignpostPicture() {
  return (
    <Picture>
      <Suspense fallback={<span aria-busy="true" />}>
        <Signpost />
      </Suspense>
    </Picture>
  );
}

/** The way on from here, for whoever is here. */
function Home() {
  const session = use(SessionContext)?.getSnapshot();
  return (
    <RouterLink variant="alone" to="/">
      {session && needsNothing(session) ? <Trans>To the overview</Trans> : <Trans>To the start page</Trans>}
    </RouterLink>
  );
}
