import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSession, useSessionActor } from '../../api/session.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Do } from '../../kit/do.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { Spinner } from '../../ui/spinner/spinner.tsx';
import { Stack } from '../../ui/stack/stack.tsx';

/** Logs out as soon as somebody is here; the session then leads to the login page. */
export function LogoutScreen() {
  const { t } = useLingui();
  const session = useSessionActor();
  const hasFailed = useSession((snapshot) => snapshot.matches({ loggingOut: 'failed' }));
  // Posting on arrival is what this page is for; a loader would also run on a preload.
  useEffect(() => session.send({ type: 'logout.request' }), [session]);

  if (!hasFailed) return <Spinner label={t`Logging out`} />;
  return (
    <Stack gap={6}>
      <Heading level={1}>
        <Trans>You are still logged in</Trans>
      </Heading>
      <Banner
        tone="danger"
        action={
          <Do on={session} event={{ type: 'session.retry' }}>
            <Trans>Try again</Trans>
          </Do>
        }
      >
        <Trans>The logout did not reach us. Please check the connection and try again.</Trans>
      </Banner>
    </Stack>
  );
}
