import { useEffect, useState } from 'react';

/** Milliseconds of a pause, and nothing once it is over; with what begins another. */
export function useCooling(firstMs = 0): readonly [waitMs: number, cool: (ms: number) => void] {
  const [waitMs, cool] = useState(Math.max(0, firstMs));
  useEffect(() => {
    const timer = setTimeout(() => cool(0), waitMs);
    return () => clearTimeout(timer);
  }, [waitMs]);
  return [waitMs, (ms) => cool(Math.max(0, ms))];
}
