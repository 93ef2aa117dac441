import { Plural } from '@lingui/react/macro';
import { useEffect, useState } from 'react';

/** Until a moment `ms` after it was first shown, one line that counts down: seconds, and minutes or hours where it is long. */
export function Countdown({ ms }: { ms: number }) {
  const [seconds, setSeconds] = useState(() => Math.ceil(ms / 1000));
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.ceil(seconds / 60);
  if (seconds <= 120) return <Plural value={seconds} one="# second" other="# seconds" />;
  if (minutes <= 120) return <Plural value={minutes} one="# minute" other="# minutes" />;
  return <Plural value={Math.ceil(minutes / 60)} one="# hour" other="# hours" />;
}
