import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { outcomeOf } from '../../api/results.ts';
import { formErrorOf } from '../../forms/form-error.ts';
import { Do } from '../../kit/do.tsx';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { useNotify } from '../../ui/toast/notify.ts';
import type { VerificationActor } from './code-form.tsx';

/** Another code: when it may be asked for, and asking for it. */
export function ResendLine({ actor }: { actor: VerificationActor }) {
  const { t } = useLingui();
  const notify = useNotify();
  const snapshot = useSelector(actor, (current) => current);
  const { resendInMs } = snapshot.context;
  useEffect(() => {
    const settled = actor.on('resend.settled', ({ result }) => {
      if (result.kind === 'ok') notify.show({ tone: 'success', title: t`A new code is on its way` });
      // Too many calls and the end of the session say so by themselves.
      const isUntold = result.kind === 'failed' && formErrorOf(outcomeOf(result.error)).general !== undefined;
      if (isUntold) notify.show({ tone: 'danger', title: t`That didn’t work. Please try again.` });
    });
    return () => settled.unsubscribe();
  }, [actor, notify, t]);

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
  return (
    <div>
      <Do
        on={actor}
        event={{ type: 'code.resend' }}
        variant="secondary"
        isPending={snapshot.matches({ open: { resend: 'resending' } })}
      >
        <Trans>Send a new code</Trans>
      </Do>
    </div>
  );
}
