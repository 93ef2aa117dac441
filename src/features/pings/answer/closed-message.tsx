import { Trans } from '@lingui/react/macro';
import { LoadFailed } from '../../../kit/load-failed.tsx';
import { Text } from '../../../ui/heading/heading.tsx';
import { RouterButtonLink } from '../../../ui/link/router-link.tsx';
import { Outcome } from '../../../ui/outcome/outcome.tsx';
import type { PingAnswerActor } from './ping-answer.actors.ts';

type ClosedMessageProps =
  | { readonly situation: 'declined' | 'expired' | 'revoked' | 'invalid'; readonly organization?: string | undefined }
  | { readonly situation: 'failed'; readonly actor: PingAnswerActor };

/** There is nothing (more) to answer: why, and the way on. */
export function ClosedMessage(props: ClosedMessageProps) {
  switch (props.situation) {
    case 'declined': {
      const { organization = '' } = props;
      return (
        <Outcome tone="success" picture="ended" title={<Trans>You have said no</Trans>} action={<Overview />}>
          <Text look="lead">
            <Trans>
              Thank you for answering. {organization} has not learned your name, and other companies still find you.
            </Trans>
          </Text>
        </Outcome>
      );
    }
    case 'expired':
      return (
        <Outcome tone="info" title={<Trans>The time to answer is over</Trans>} action={<Overview />}>
          <Text look="lead">
            <Trans>The company has not learned your name. Others still find you and can write to you.</Trans>
          </Text>
        </Outcome>
      );
    case 'revoked':
      return (
        <Outcome tone="info" title={<Trans>This message has ended</Trans>} action={<Overview />}>
          <Text look="lead">
            <Trans>The company has closed it, or you are not looking any more. There is nothing left to answer.</Trans>
          </Text>
        </Outcome>
      );
    case 'invalid':
      return (
        <Outcome tone="warning" title={<Trans>This link is not valid</Trans>} action={<Overview />}>
          <Text look="lead">
            <Trans>
              Perhaps it was not copied completely, or the message has ended. You find all messages on your dashboard.
            </Trans>
          </Text>
        </Outcome>
      );
    case 'failed':
      return (
        <LoadFailed
          on={props.actor}
          event={{ type: 'page.retry' }}
          title={<Trans>The message could not be loaded</Trans>}
        >
          <Trans>Please check your connection and try again.</Trans>
        </LoadFailed>
      );
  }
}

function Overview() {
  return (
    <RouterButtonLink variant="secondary" to="/">
      <Trans>To your dashboard</Trans>
    </RouterButtonLink>
  );
}
