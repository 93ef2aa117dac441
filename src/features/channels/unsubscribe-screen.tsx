import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { unsubscribe } from '../../../contract/channels/channels.endpoints.ts';
import type { ErrorCode } from '../../../contract/kit/errors.ts';
import type { LinkReasons } from '../../../machines/link/link.types.ts';
import { call } from '../../api/call.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { Do } from '../../kit/do.tsx';
import { useLink } from '../../kit/use-link.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { mailsOf, type NamedMails, ToChoice } from './named-mails.tsx';
import { SwitchedOff, type Unsubscribed } from './switched-off.tsx';

type Reason = LinkReasons['unsubscribing'];

const reasons: Partial<Record<ErrorCode, Reason>> = {
  link_invalid: 'invalid',
  link_expired: 'expired',
  not_found: 'invalid',
  validation: 'invalid',
};

interface Props {
  readonly token: string | undefined;
  /** Before a reload. */
  readonly before?: Unsubscribed | undefined;
  readonly onDone?: ((done: Unsubscribed) => void) | undefined;
}

/** Behind the foot of a mail: says which mails a button switches off, does it, and offers the way back. No login. */
export function UnsubscribeScreen({ token, ...rest }: Props) {
  return token === undefined ? <DeadLink reason="invalid" /> : <WithToken key={token} token={token} {...rest} />;
}

function WithToken({ token, before, onDone }: Props & { token: string }) {
  const [kept] = useState(before);
  const mails = mailsOf(token);
  const { actor, state, answer, reason, formError } = useLink('unsubscribing', {
    submit: async (_: object, signal) => {
      const { data } = await call(unsubscribe, { params: { token } }, { signal });
      const { undo = '' } = data;
      onDone?.({ undo });
      return { undo };
    },
    reasonOf: (refused) => reasons[refused.code],
  });
  if (state === 'closed') return <DeadLink reason={reason ?? 'invalid'} mails={mails} />;
  const done = kept ?? (state === 'done' ? answer : null);
  if (done !== null) return <SwitchedOff mails={mails} done={done} onDone={onDone} />;
  return (
    <Stack gap={6} align="start">
      <Heading level={1}>
        <Trans>Switch off these e-mails?</Trans>
      </Heading>
      <Text look="lead">
        <What mails={mails} />
      </Text>
      <FormErrorBanner formError={formError} />
      <Row>
        <Do on={actor} event={{ type: 'link.submit', values: {} }} isPending={state === 'pending'}>
          <Trans>Switch them off</Trans>
        </Do>
      </Row>
    </Stack>
  );
}

function What({ mails: { kind } }: { mails: NamedMails }) {
  const words: Record<typeof kind, ReactNode> = {
    contact: (
      <Trans>
        It is about e-mails on messages and answers. The messages themselves stay on this website, and e-mails about the
        account go on.
      </Trans>
    ),
    alert: (
      <Trans>It is about e-mails of all alerts. The alerts themselves stay, and e-mails about the account go on.</Trans>
    ),
    one_alert: <Trans>It is about e-mails of this one alert. Those of other alerts go on.</Trans>,
    tips: <Trans>It is about tips. E-mails about the account go on.</Trans>,
  };
  return words[kind];
}

/** One that isn't valid may say anything: it leads to the account alone. */
function DeadLink({ reason, mails = { kind: 'contact' } }: { reason: Reason; mails?: NamedMails }) {
  const isExpired = reason === 'expired';
  return (
    <Outcome
      tone="warning"
      title={isExpired ? <Trans>This link has expired</Trans> : <Trans>This link is not valid</Trans>}
      action={<ToChoice mails={isExpired ? mails : { kind: 'contact' }} />}
    >
      <Text look="lead">
        {isExpired && mails.kind === 'one_alert' ? (
          <Trans>On the alert’s own page you choose whether its e-mails come.</Trans>
        ) : (
          <Trans>In the account you choose which e-mails come.</Trans>
        )}
      </Text>
    </Outcome>
  );
}
