import { Trans, useLingui } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { useSessionActor } from '../../../api/session.ts';
import { Do } from '../../../kit/do.tsx';
import { Heading, Text } from '../../../ui/heading/heading.tsx';
import { ErrorIllustration } from '../../../ui/illustrations/error.tsx';
import { MatchesIllustration } from '../../../ui/illustrations/matches.tsx';
import { Picture } from '../../../ui/illustrations/picture.tsx';
import { RouterButtonLink } from '../../../ui/link/router-link.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { delayed } from '../../../ui/skeleton/skeleton.css.ts';
import { Row, Stack } from '../../../ui/stack/stack.tsx';
import { providedRenewLookingMachine } from './looking.actors.ts';

/** Says how the renewing went that the page does by itself once it is seen. */
export function RenewLookingScreen({ id, token }: { id: string; token: string | undefined }) {
  const { t, i18n } = useLingui();
  const [machine] = useState(() => providedRenewLookingMachine({ id, token }));
  const session = useSessionActor();
  const actor = useActorRef(machine, {}, (next) => {
    // Somebody logged in here learns the new date at once; for guests nothing happens.
    if (next.matches('renewed')) session.send({ type: 'me.outdated' });
  });
  const snapshot = useSelector(actor, (current) => current);

  if (snapshot.matches('renewing')) {
    return (
      <Page title={t`One moment …`} isWaiting>
        <Spinner label={t`Your search is being extended`} />
      </Page>
    );
  }
  if (snapshot.matches('renewed')) {
    const day = i18n.date(snapshot.context.until ?? '', { dateStyle: 'long' });
    return (
      <Page title={t`Great that you are still looking`} picture={<MatchesIllustration />}>
        <Text look="lead">
          <Trans>Companies can find you until {day}. You need do nothing else.</Trans>
        </Text>
        <Row>
          <RouterButtonLink to="/dashboard">
            <Trans>To your overview</Trans>
          </RouterButtonLink>
        </Row>
      </Page>
    );
  }
  const isOffline = snapshot.matches({ failed: 'network' });
  return (
    <Page
      title={isOffline ? t`That didn’t work just now` : t`This link no longer works`}
      picture={<ErrorIllustration />}
    >
      <Text look="lead">
        {isOffline ? (
          <Trans>We got no answer. Please try again, or extend your search in your profile.</Trans>
        ) : (
          <Trans>Perhaps you have used it already. You can extend your search in your profile at any time.</Trans>
        )}
      </Text>
      <Row>
        {isOffline ? (
          <Do on={actor} event={{ type: 'page.retry' }}>
            <Trans>Try again</Trans>
          </Do>
        ) : null}
        <RouterButtonLink to="/dashboard" variant={isOffline ? 'secondary' : 'primary'}>
          <Trans>Log in and extend</Trans>
        </RouterButtonLink>
      </Row>
    </Page>
  );
}

type PageProps = {
  title: string;
  picture?: ReactNode;
  /** as any loading state it is seen after 200 ms */
  isWaiting?: boolean;
  children: ReactNode;
};

function Page({ title, picture, isWaiting = false, children }: PageProps) {
  return (
    <div aria-live="polite" className={isWaiting ? delayed : undefined}>
      <Stack gap={6}>
        {picture ? <Picture>{picture}</Picture> : null}
        <Heading level={1}>{title}</Heading>
        {children}
      </Stack>
    </div>
  );
}
