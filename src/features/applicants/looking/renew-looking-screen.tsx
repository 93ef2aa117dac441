import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { renewLooking } from '../../../../contract/applicants/applicants.endpoints.ts';
import { call } from '../../../api/call.ts';
import { Do } from '../../../kit/do.tsx';
import { useLink } from '../../../kit/use-link.ts';
import { Heading, Text } from '../../../ui/heading/heading.tsx';
import { ErrorIllustration } from '../../../ui/illustrations/error.tsx';
import { MatchesIllustration } from '../../../ui/illustrations/matches.tsx';
import { Picture } from '../../../ui/illustrations/picture.tsx';
import { RouterButtonLink } from '../../../ui/link/router-link.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { delayed } from '../../../ui/skeleton/skeleton.css.ts';
import { Row, Stack } from '../../../ui/stack/stack.tsx';
import { seen } from './seen.ts';

/** Says how the renewing went that the page does by itself once it is seen. */
export function RenewLookingScreen({ id, token }: { id: string; token: string | undefined }) {
  return token === undefined ? <DeadLink /> : <WithToken id={id} token={token} />;
}

function WithToken({ id, token }: { id: string; token: string }) {
  const { t, i18n } = useLingui();
  const { actor, state, answer } = useLink('stillLooking', {
    submit: async (_: object, signal) => {
      await seen(signal);
      return (await call(renewLooking, { params: { id }, body: { token } }, { signal })).data;
    },
    reasonOf: () => 'dead',
    given: {},
  });

  if (state === 'closed') return <DeadLink />;
  if (state === 'pending') {
    return (
      <Page title={t`One moment …`} isWaiting>
        <Spinner label={t`Your search is being extended`} />
      </Page>
    );
  }
  if (state === 'done') {
    const day = i18n.date(answer?.looking_until ?? '', { dateStyle: 'long' });
    return (
      <Page title={t`Great that you are still looking`} picture={<MatchesIllustration />}>
        <Text look="lead">
          <Trans>Companies can find you until {day}. You don’t have to do anything else.</Trans>
        </Text>
        <Row>
          <RouterButtonLink to="/dashboard">
            <Trans>To your overview</Trans>
          </RouterButtonLink>
        </Row>
      </Page>
    );
  }
  return (
    <Page title={t`That didn’t work just now`} picture={<ErrorIllustration />}>
      <Text look="lead">
        <Trans>We got no answer. Please try again, or extend your search in your profile.</Trans>
      </Text>
      <Row>
        <Do on={actor} event={{ type: 'link.submit', values: {} }}>
          <Trans>Try again</Trans>
        </Do>
        <RouterButtonLink to="/dashboard" variant="secondary">
          <Trans>Log in and extend</Trans>
        </RouterButtonLink>
      </Row>
    </Page>
  );
}

function DeadLink() {
  const { t } = useLingui();
  return (
    <Page title={t`This link no longer works`} picture={<ErrorIllustration />}>
      <Text look="lead">
        <Trans>Perhaps you have used it already. You can extend your search in your profile at any time.</Trans>
      </Text>
      <Row>
        <RouterButtonLink to="/dashboard">
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
