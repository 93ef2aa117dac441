import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/button.tsx';
import { Glyph } from '../icon/glyph.tsx';
import * as css from './printed.css.ts';

/** A sheet that the page prints in place of everything that is on the screen. */
export function Printed({ children }: { children: ReactNode }) {
  return createPortal(<section className={css.sheet}>{children}</section>, document.body);
}

interface PrintButtonProps {
  /** What stands on the sheet. */
  readonly children: ReactNode;
  /** In place of the usual words. */
  readonly label?: string | undefined;
  readonly variant?: 'primary' | 'secondary' | 'quiet' | undefined;
}

/** Prints its sheet, or saves it as a file: every browser's print dialog does both. */
export function PrintButton({ children, label, variant = 'quiet' }: PrintButtonProps) {
  const { t } = useLingui();
  /** How often it was pressed; not every browser says when it has printed. */
  const [pressed, setPressed] = useState(0);
  useEffect(() => {
    if (pressed === 0) return undefined;
    const end = () => setPressed(0);
    globalThis.addEventListener('afterprint', end);
    globalThis.print();
    return () => globalThis.removeEventListener('afterprint', end);
  }, [pressed]);
  return (
    <>
      <Button
        variant={variant}
        icon={<Glyph name="printer" />}
        hang={variant === 'quiet' ? 'start' : undefined}
        onClick={() => setPressed(pressed + 1)}
      >
        {label ?? t`Print or save as PDF`}
      </Button>
      {pressed > 0 ? <Printed>{children}</Printed> : null}
    </>
  );
}
