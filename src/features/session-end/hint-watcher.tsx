import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { Me } from '../../../contract/users/me.schema.ts';
import { selectMe } from '../../../machines/session/session.selectors.ts';
import { warnBefore } from '../../../machines/session-end/times.ts';
import { serverNow } from '../../api/server-time.ts';
import { useSession, useSessionActor } from '../../api/session.ts';
import { hintNow, sessionMark } from '../../api/session-hint.ts';
import { needCatalogs } from '../../i18n/catalogs.ts';
import { PlainBar } from './plain-bar.tsx';
import { SessionEnd } from './session-end.tsx';
import { timeLeft } from './time-left.ts';

type Bar = ComponentType<{ readonly handover: NonNullable<Me['handover']> }>;

/** Fetched by those alone who came by a handover. */
const HandoverBar = lazy<Bar>(() =>
  Promise.all([import('./handover-bar.tsx'), needCatalogs('reports')]).then(
    ([module]) => ({ default: module.HandoverBar }),
    () => ({ default: PlainBar }),
  ),
);

const lookEvery = 10_000;
/** Where no tab tells the others, each looks for itself whose the session is. */
const lookAlone = 1_000;

export interface HintWatcherProps {
  readonly hearsTabs: boolean;
  /** Of the session that this page was opened in. */
  readonly mark: string | undefined;
}

/**
 * Looks at what the cookie says of the session: nothing any more, another tab has ended it; another mark, somebody may
 * have logged in there; an end that comes near, and the warning is shown.
 */
export function HintWatcher({ hearsTabs, mark }: HintWatcherProps) {
  const session = useSessionActor();
  const handover = useSession((snapshot) => selectMe(snapshot)?.handover);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    let known = mark;
    const look = () => {
      if (hintNow() === 'none') return session.send({ type: 'otherTab.loggedOut' });
      if (!hearsTabs && sessionMark() !== known) session.send({ type: 'tab.focused' });
      known = sessionMark();
      setNear((timeLeft(serverNow())?.left ?? Number.POSITIVE_INFINITY) <= warnBefore + lookEvery);
    };
    queueMicrotask(look);
    const timer = setInterval(look, hearsTabs ? lookEvery : lookAlone);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [hearsTabs, mark, session]);
  return (
    <>
      {handover ? (
        <Suspense>
          <HandoverBar handover={handover} />
        </Suspense>
      ) : null}
      {isNear ? <SessionEnd /> : null}
    </>
  );
}
