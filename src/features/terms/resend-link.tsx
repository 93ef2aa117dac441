import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../ui/button/button.tsx';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import { settledOnce } from './settled-once.ts';
import type { ConsentActor } from './terms-screen.tsx';

/** The same link once more: when that is possible, and doing it. */
export function ResendLink({ actor }: { actor: ConsentActor }) {
  const { t } = useLingui();
  const notify = useNotify();
  const snapshot = useSelector(actor, (current) => current);
  const { resendInMs } = snapshot.context;
  const isSending = snapshot.matches('resending');

  if (snapshot.matches({ awaitingGuardian: { resend: 'limitedToday' } }) || (!isSending && resendInMs === null)) {
    return (
      <Text>
        <Trans>The mail can’t be sent again today. Tomorrow it can.</Trans>
      </Text>
    );
  }
  if (snapshot.matches({ awaitingGuardian: { resend: 'cooling' } }) && resendInMs !== null) {
    return (
      <Text>
        <Trans>
          You can send the mail again in <Countdown key={resendInMs} ms={resendInMs} />.
        </Trans>
      </Text>
    );
  }
  const resend = async () => {
    const result = await settledOnce(actor, { type: 'link.resend' });
    if (result.kind === 'ok') notify.show({ tone: 'success', title: t`The mail is on its way again` });
    else if (result.kind === 'failed') notify.show({ tone: 'danger', title: t`The mail could not be sent again` });
  };
  return (
    <Button
      variant="secondary"
      isPending={isSending}
      disabled={!isSending && !snapshot.can({ type: 'link.resend' })}
      onClick={() => void resend()}
    >
      <Trans>Send the mail again</Trans>
    </Button>
  );
}
