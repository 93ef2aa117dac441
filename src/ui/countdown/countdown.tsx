import { Plural } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

/** Whole seconds until a moment `ms` after it was first shown, one line that counts down. */
export function Countdown({ ms }: { ms: number }) {
  const [seconds, setSeconds] = useState(() => Math.ceil(ms / 1000));
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return <Plural value={seconds} one="# second" other="# seconds" />;
}
