import { type ReactNode, useRef } from 'react';
import { Button, type Words } from '../../ui/button/button.tsx';
import { useToastsAbove } from '../../ui/toast/use-toasts-above.ts';
import * as css from './chosen-bar.css.ts';

interface ChosenBarProps {
  readonly label: string;
  /** Somebody is chosen, or to be. */
  readonly isThere: boolean;
  /** How many, or what is to be done. */
  readonly count: ReactNode;
  /** Of those chosen. */
  readonly names: string;
  readonly clear: Words;
  readonly onClear: () => void;
  /** What can be done with them. */
  readonly children?: ReactNode;
}

/** Those chosen of a list, above what ends below the window. */
export function ChosenBar({ label, isThere, count, names, clear, onClear, children }: ChosenBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useToastsAbove(bar, isThere);
  return (
    <div ref={bar} role="region" aria-label={label} className={isThere ? css.bar : css.none}>
      <div className={css.whom}>
        <p role="status" className={css.count}>
          {count}
        </p>
        {names === '' ? null : (
          <p className={css.names} title={names}>
            {names}
          </p>
        )}
      </div>
      {isThere ? (
        <Button variant="plain" size="compact" onClick={onClear}>
          {clear}
        </Button>
      ) : null}
      {children}
    </div>
  );
}
