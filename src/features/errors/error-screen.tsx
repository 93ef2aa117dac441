import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { useRouter } from '@tanstack/react-router';
import { errorMessages } from '../../../contract/kit/errors.messages.ts';
import { ApiError } from '../../api/api-error.ts';
import { Button } from '../../ui/button/button.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { PageError } from './page-error.ts';

const statusOf = (error: unknown): number =>
  error instanceof PageError || error instanceof ApiError ? error.status : 500;

/** What a visitor sees instead of the page (specification, section 2, "Error page"). */
export function ErrorScreen({ error, onRetry }: { error: unknown; onRetry?: ((what: 'tenant' | 'session' | undefined) => void) | undefined }) {
  const { i18n } = useLingui();
  const router = useRouter();
  const status = statusOf(error);
  const retry = () => {
    onRetry?.(error instanceof PageError ? error.retry : undefined);
    void router.invalidate();
  };
  if (status === 404) {
    const message = error instanceof PageError ? error.message : undefined;
    return (
      <Stack gap={6}>
        <Heading level={1}>
          <Trans>Oops!</Trans>
        </Heading>
        <Text look="lead">
          <Trans>We can't seem to find the page you're looking for.</Trans>
        </Text>
        {message && <Text>{i18n._(message)}</Text>}
        <Links />
      </Stack>
    );
  }
  const message = error instanceof Error && error.message !== '' ? error.message : i18n._(errorMessages.internal);
  return (
    <Stack gap={6}>
      <Heading level={1}>
        <Trans>Unexpected error!</Trans>
      </Heading>
      <Text look="lead">{message}</Text>
      <Text>
        <Trans>Code: {status}</Trans>
      </Text>
      <Row>
        <Button onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      </Row>
      <Links />
    </Stack>
  );
}

function Links() {
  return (
    <Row>
      <RouterLink variant="alone" to="/login">
        <Trans>Log in</Trans>
      </RouterLink>
      <RouterLink variant="alone" to="/password/forgot">
        <Trans>Forgot your password?</Trans>
      </RouterLink>
    </Row>
  );
}
