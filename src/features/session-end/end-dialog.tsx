import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Do } from '../../kit/do.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { visuallyHidden } from '../../ui/visually-hidden/visually-hidden.css.ts';
import * as css from './end-dialog.css.ts';
import type { SessionEndActor } from './session-end.actors.ts';

const two = (figure: number): string => String(figure).padStart(2, '0');

/** Says that the session ends shortly. Whoever closes the question is there, and stays. */
export function EndDialog({ actor, left }: { actor: SessionEndActor; left: number }) {
  const { t } = useLingui();
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('warning'));
  const isUnsure = useSelector(actor, (snapshot) => snapshot.matches('unsure'));
  const isStaying = useSelector(actor, (snapshot) => snapshot.matches('staying'));
  const isLast = useSelector(actor, (snapshot) => snapshot.matches('last'));
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  const close = () => actor.send(isLast ? { type: 'notice.close' } : { type: 'stay.request' });
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const title = isAsking ? t`One moment …` : isLast ? t`Your login ends shortly` : t`Still there?`;
  return (
    <Dialog
      title={title}
      description={isAsking ? undefined : <Why minutes={Math.ceil(seconds / 60)} isLast={isLast} />}
      isOpen={isOpen}
      onClose={close}
      isAlert
      footer={
        isAsking ? undefined : isLast ? (
          <Do on={actor} event={{ type: 'notice.close' }}>
            <Trans>Understood</Trans>
          </Do>
        ) : (
          <Do on={actor} event={{ type: 'stay.request' }} isPending={isStaying}>
            <Trans>Stay logged in</Trans>
          </Do>
        )
      }
    >
      {isAsking ? (
        <p role="status">
          <Trans>We are checking whether your login has ended.</Trans>
        </p>
      ) : (
        <>
          <p className={css.timer} aria-hidden="true">
            {`${Math.floor(seconds / 60)}:${two(seconds % 60)}`}
          </p>
          <p role="status" className={isUnsure ? css.unsure : visuallyHidden}>
            {isUnsure ? (
              <Trans>That did not get through. Check your connection and try again.</Trans>
            ) : seconds <= 60 ? (
              <Trans>Less than a minute left</Trans>
            ) : null}
          </p>
        </>
      )}
    </Dialog>
  );
}

const Why = ({ minutes, isLast }: { minutes: number; isLast: boolean }) =>
  isLast ? (
    <Trans>
      To protect your data, a login lasts for a limited time: this one ends in{' '}
      <Plural value={minutes} one="# minute" other="# minutes" />. What you type is kept and is there again once you
      have logged in anew.
    </Trans>
  ) : (
    <Trans>
      Nothing has happened here for a while. To protect your data you are logged out in{' '}
      <Plural value={minutes} one="# minute" other="# minutes" />. What you typed is kept.
    </Trans>
  );
