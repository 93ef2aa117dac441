import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { countAttempt, forgetAttempts, vainAttempts } from './attempts.ts';

const firstPauseMs = 2000;
const mostDoublings = 4;

/** In the place of a page that failed without a connection: it is fetched again once there is one, until it comes. */
export function NoConnection({ onRetry, isRetrying }: { onRetry: () => void; isRetrying: boolean }) {
  const retry = useEffectEvent(() => {
    countAttempt();
    onRetry();
  });
  useEffect(() => {
    const back = () => retry();
    if (!navigator.onLine) forgetAttempts();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, []);
  useEffect(() => {
    // A network that has come may answer only later; without one nothing is asked.
    if (isRetrying || !navigator.onLine) return;
    const timer = setTimeout(() => retry(), firstPauseMs * 2 ** Math.min(vainAttempts(), mostDoublings));
    return () => clearTimeout(timer);
  }, [isRetrying]);
  return (
    <>
      <Heading level={1}>
        <Trans>No connection</Trans>
      </Heading>
      <Text look="lead">
        <Trans>This page will load by itself as soon as the connection is back.</Trans>
      </Text>
      <Row>
        <Button onClick={onRetry} isPending={isRetrying}>
          <Trans>Try again</Trans>
        </Button>
      </Row>
    </>
  );
}
