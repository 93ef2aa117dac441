import { useEffect, useEffectEvent } from 'react';

/** Somebody comes back to the tab. */
export function useReturn(onReturn: () => void): void {
  const returned = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onReturn();
  });
  useEffect(() => {
    const hear = () => returned();
    document.addEventListener('visibilitychange', hear);
    return () => document.removeEventListener('visibilitychange', hear);
  }, []);
}
