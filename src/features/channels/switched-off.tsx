import { Trans } from '@lingui/react/macro';
import { undoUnsubscribe } from '../../../contract/channels/channels.endpoints.ts';
import type { ErrorCode } from '../../../contract/kit/errors.ts';
import { call } from '../../api/call.ts';
import { FormErrorBanner } from '../../forms/form-error-banner.tsx';
import { Do } from '../../kit/do.tsx';
import { useLink } from '../../kit/use-link.ts';
import { Text } from '../../ui/heading/heading.tsx';
import { Outcome } from '../../ui/outcome/outcome.tsx';
import { Row } from '../../ui/stack/stack.tsx';
import { type NamedMails, SwitchOnThere, ToChoice } from './named-mails.tsx';

const tooLate: readonly ErrorCode[] = ['link_expired', 'link_invalid', 'not_found'];

/** What a link has done, and whether that is taken back. */
export interface Unsubscribed {
  /** The secret that takes the click back. */
  readonly undo: string;
  readonly isTakenBack?: boolean;
}

interface Props {
  readonly mails: NamedMails;
  readonly done: Unsubscribed;
  readonly onDone?: ((done: Unsubscribed) => void) | undefined;
}

/** Says that mails are off, and takes it back. */
export function SwitchedOff({ mails, done: { undo, isTakenBack = false }, onDone }: Props) {
  const { actor, state, formError } = useLink('unsubscribeUndo', {
    submit: async (_: object, signal) => {
      await call(undoUnsubscribe, { params: { token: undo } }, { signal });
      onDone?.({ undo, isTakenBack: true });
    },
    reasonOf: ({ code }) => (tooLate.includes(code) ? 'late' : undefined),
  });
  if (isTakenBack || state === 'done') return <TakenBack mails={mails} />;
  if (state === 'closed') {
    return (
      <Outcome
        tone="warning"
        title={<Trans>It is too late to take that back</Trans>}
        action={<ToChoice mails={mails} />}
      >
        <Text look="lead">
          <SwitchOnThere mails={mails} />
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
            <Trans>Take that back</Trans>
          </Do>
        </Row>
      }
    >
      <Text look="lead">
        <SwitchOnThere mails={mails} />
      </Text>
      <FormErrorBanner formError={formError} />
    </Outcome>
  );
}

/** They may have been off before that click: then they are so still, and the page doesn't know. */
function TakenBack({ mails }: Pick<Props, 'mails'>) {
  return (
    <Outcome tone="success" title={<Trans>That is taken back</Trans>} action={<ToChoice mails={mails} />}>
      <Text look="lead">
        <Trans>What held before the click holds again: if these e-mails were switched on, they are so again.</Trans>{' '}
        {mails.kind === 'one_alert' ? (
          <Trans>The alert’s own page says whether they come.</Trans>
        ) : (
          <Trans>The account says which e-mails come.</Trans>
        )}
      </Text>
      {mails.kind === 'alert' || mails.kind === 'one_alert' ? (
        <Text>
          <Trans>An alert that has paused because nobody read it any more is resumed on its own page.</Trans>
        </Text>
      ) : null}
    </Outcome>
  );
}
