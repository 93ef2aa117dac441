import { useState } from 'react';
import { needsNothing, selectMe } from '../../../machines/session/session.selectors.ts';
import { useSession } from '../../api/session.ts';
import { DefaultLayout } from './default-layout.tsx';
import { StandaloneLayout } from './standalone-layout.tsx';

const useReady = (): boolean => useSession(needsNothing);

/** Help: with the navigation for those who are ready, standalone for everybody else. */
export function OpenLayout() {
  return useReady() ? <DefaultLayout /> : <StandaloneLayout />;
}

/** Account: as above; while it isn't known who is logged in what was there stays, for these pages are about somebody. */
export function OwnLayout() {
  const isReady = useReady();
  const isKnown = useSession((snapshot) => selectMe(snapshot) !== undefined);
  const [isFramed, setFramed] = useState(isReady);
  if (isKnown && isReady !== isFramed) setFramed(isReady);
  return isFramed ? <DefaultLayout /> : <StandaloneLayout />;
}
