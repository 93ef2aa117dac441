import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { messageText } from '../../forms/message-text.ts';
import { formErrorOf } from '../../forms/form-error.ts';
import { Do } from '../../kit/do.tsx';
import type { ButtonVariant } from '../../ui/button/button.tsx';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import type { ConsentActor } from './guardian-consent.actors.ts';

/** The same link once more: when that is possible, and doing it. */
export function ResendLink({ actor, variant = 'secondary' }: { actor: ConsentActor; variant?: ButtonVariant }) {
  const { t, i18n } = useLingui();
  const notify = useNotify();
  const snapshot = useSelector(actor, (current) => current);
  const { resendInMs } = snapshot.context;
  useEffect(() => {
    const settled = actor.on('submission.settled', ({ result }) => {
      if (result.kind === 'ok') {
        const goesOutAt = 'goesOutAt' in result ? result.goesOutAt : undefined;
        const time = goesOutAt && i18n.date(goesOutAt, { timeStyle: 'short' });
        if (time) notify.show({ tone: 'info', title: t`The e-mail waits until ${time}, then it goes out` });
        else notify.show({ tone: 'success', title: t`The e-mail is on its way again` });
        return;
      }
      const { general } = formErrorOf(result);
      if (general === undefined) return;
      notify.show({
        tone: 'danger',
        title: t`The e-mail could not be sent again`,
        message: messageText(i18n, general),
      });
    });
    return () => settled.unsubscribe();
  }, [actor, notify, i18n, t]);
  const rests = (pause: 'cooling' | 'limitedToday') =>
    snapshot.matches({ awaitingGuardian: { resend: pause } }) ||
    snapshot.matches({ expired: pause }) ||
    snapshot.matches({ withdrawn: pause });

  if (rests('limitedToday')) {
    return (
      <Text>
        <Trans>The e-mail can’t be sent again today. Tomorrow it can.</Trans>
      </Text>
    );
  }
  if (rests('cooling') && resendInMs !== null) {
    return (
      <Text>
        <Trans>
          You can send the e-mail again in <Countdown key={resendInMs} ms={resendInMs} />.
        </Trans>
      </Text>
    );
  }
  return (
    <Do on={actor} event={{ type: 'link.resend' }} variant={variant} isPending={snapshot.matches('resending')}>
      <Trans>Send the e-mail again</Trans>
    </Do>
  );
}
