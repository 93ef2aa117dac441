import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { undoUnsubscribe, unsubscribe } from '../../../contract/channels/channels.endpoints.ts';
import type { Preference } from '../../../contract/channels/channels.search.ts';
import type { ErrorCode } from '../../../contract/kit/errors.ts';
import type { LinkReasons } from '../../../machines/link/links.words.ts';
import { call } from '../../api/call.ts';
import { noError } from '../../forms/form-error.ts';
import { Do } from '../../kit/do.tsx';
import { useLink } from '../../kit/use-link.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { RouterButtonLink } from '../../ui/link/router-link.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';

type Reason = LinkReasons['unsubscribing'];

const reasons: Partial<Record<ErrorCode, Reason>> = {
  link_invalid: 'invalid',
  link_expired: 'expired',
  not_found: 'invalid',
};

interface Props {
  readonly token: string | undefined;
}

/** Behind the foot of a mail: says which mails a button switches off, does it, and offers the way back. No login. */
export function UnsubscribeScreen({ token }: Props) {
  return token === undefined ? <DeadLink reason="invalid" /> : <WithToken key={token} token={token} />;
}

/** The link's own words say what it is about; the server alone says whether they are true. */
function mailsOf(token: string): Preference | 'one_alert' {
  const [preference, , alert] = token.split('_');
  if (preference === 'alert') return alert ? 'one_alert' : 'alert';
  return preference === 'tips' ? 'tips' : 'contact';
}

function WithToken({ token }: { token: string }) {
  const { actor, state, reason, formError } = useLink('unsubscribing', {
    submit: async (_: object, signal) => call(unsubscribe, { params: { token } }, { signal }),
    reasonOf: (refused) => reasons[refused.code],
  });
  if (state === 'closed') return <DeadLink reason={reason ?? 'invalid'} />;
  if (state === 'done') return <Off token={token} />;
  return (
    <Stack gap={6} align="start">
      <Heading level={1}>
        <Trans>Switch off these e-mails?</Trans>
      </Heading>
      <Text look="lead">
        <What mails={mailsOf(token)} />
      </Text>
      {formError === noError ? null : <NoAnswer />}
      <Row>
        <Do on={actor} event={{ type: 'link.submit', values: {} }} isPending={state === 'pending'}>
          <Trans>Switch them off</Trans>
        </Do>
      </Row>
    </Stack>
  );
}

function What({ mails }: { mails: ReturnType<typeof mailsOf> }) {
  const words: Record<typeof mails, ReactNode> = {
    contact: (
      <Trans>
        It is about e-mails that tell of messages and answers. The messages themselves stay here, and so do e-mails
        about the account.
      </Trans>
    ),
    alert: (
      <Trans>It is about e-mails of all alerts. The alerts themselves stay, and so do e-mails about the account.</Trans>
    ),
    one_alert: <Trans>It is about e-mails of this one alert. Those of other alerts go on.</Trans>,
    tips: <Trans>It is about tips. E-mails about the account go on.</Trans>,
  };
  return words[mails];
}

function Off({ token }: { token: string }) {
  const { actor, state, reason, formError } = useLink('unsubscribing', {
    submit: async (_: object, signal) => call(undoUnsubscribe, { params: { token } }, { signal }),
    reasonOf: (refused) => reasons[refused.code],
  });
  if (state === 'closed') return <DeadLink reason={reason ?? 'expired'} />;
  if (state === 'done') {
    return (
      <Outcome tone="success" title={<Trans>The e-mails come again</Trans>} action={<ToAccount />}>
        <Text look="lead">
          {token.startsWith('alert_') ? (
            <Trans>An alert that has paused because nobody read it any more is resumed on its own page.</Trans>
          ) : (
            <Trans>Nothing has changed.</Trans>
          )}
        </Text>
      </Outcome>
    );
  }
  return (
    <Outcome
      tone="success"
      picture="ended"
      title={<Trans>These e-mails are switched off</Trans>}
      action={
        <Row>
          <Do
            on={actor}
            event={{ type: 'link.submit', values: {} }}
            variant="secondary"
            isPending={state === 'pending'}
          >
            <Trans>Get them after all</Trans>
          </Do>
        </Row>
      }
    >
      <Text look="lead">
        <Trans>In the account they can be switched on again at any time.</Trans>
      </Text>
      {formError === noError ? null : <NoAnswer />}
    </Outcome>
  );
}

function NoAnswer() {
  const { t } = useLingui();
  return <Banner tone="danger" announce="now">{t`We got no answer. Nothing has changed; please try again.`}</Banner>;
}

const ToAccount = () => (
  <RouterButtonLink to="/account" variant="secondary">
    <Trans>To the account</Trans>
  </RouterButtonLink>
);

function DeadLink({ reason }: { reason: Reason }) {
  return (
    <Outcome
      tone="warning"
      title={reason === 'expired' ? <Trans>This link has expired</Trans> : <Trans>This link is not valid</Trans>}
      action={<ToAccount />}
    >
      <Text look="lead">
        <Trans>In the account you choose which e-mails come.</Trans>
      </Text>
    </Outcome>
  );
}
