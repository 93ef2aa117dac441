import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { rowId } from '../../../kit/bench/row-id.ts';

interface SlidingRowsProps {
  readonly ids: readonly string[];
  /** What the list is asked for: another answer comes at once. */
  readonly asked: string;
  readonly children: ReactNode;
}

/** Rows of the same list that change places slide there (LOOK), so that one sees where what one did has gone. */
export function SlidingRows({ ids, asked, children }: SlidingRowsProps) {
  const last = useRef<{ asked: string; tops: ReadonlyMap<string, number> }>({ asked, tops: new Map() });
  useLayoutEffect(() => {
    const rows = ids.flatMap((id) => document.getElementById(rowId(id))?.closest<HTMLElement>('[role=row]') ?? []);
    // offsets know nothing of a slide that is going on, and what grows above moves all alike
    const start = rows[0]?.offsetTop ?? 0;
    const tops = new Map(rows.map((row, at) => [ids[at] ?? '', row.offsetTop - start]));
    const before = last.current;
    last.current = { asked, tops };
    if (before.asked !== asked || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [at, row] of rows.entries()) {
      const id = ids[at] ?? '';
      const moved = (before.tops.get(id) ?? 0) - (tops.get(id) ?? 0);
      if (before.tops.has(id) && moved !== 0)
        row.animate([{ transform: `translateY(${moved}px)` }, { transform: 'none' }], {
          duration: 200,
          easing: 'ease',
        });
    }
  });
  return children;
}
