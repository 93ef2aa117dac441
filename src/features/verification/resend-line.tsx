import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../ui/button/button.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import type { VerificationActor } from './code-form.tsx';
import { Countdown } from '../../ui/countdown/countdown.tsx';

/** Another code: when it may be asked for, and asking for it. */
export function ResendLine({ actor }: { actor: VerificationActor }) {
  const snapshot = useSelector(actor, (current) => current);
  const { resendInMs } = snapshot.context;

  if (snapshot.matches({ open: { resend: 'limitedToday' } })) {
    return (
      <Text>
        <Trans>There are no more codes today. Please use the last one, or try again tomorrow.</Trans>
      </Text>
    );
  }
  if (snapshot.matches({ open: { resend: 'waiting' } }) && resendInMs !== null) {
    return (
      <Text>
        <Trans>
          You can ask for a new code in <Countdown ms={resendInMs} />.
        </Trans>
      </Text>
    );
  }
  const isSending = snapshot.matches({ open: { resend: 'resending' } });
  return (
    <div>
      <Button
        variant="secondary"
        isPending={isSending}
        disabled={!isSending && !snapshot.can({ type: 'code.resend' })}
        onClick={() => actor.send({ type: 'code.resend' })}
      >
        <Trans>Send a new code</Trans>
      </Button>
    </div>
  );
}
