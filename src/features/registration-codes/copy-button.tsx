import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button, type ButtonLook } from '../../ui/button/button.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

type CopyState = 'idle' | 'copied' | 'failed';

interface CopyButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** Puts it on the clipboard; rejects where the browser refuses. */
  readonly copy: () => Promise<void>;
  readonly children: ReactNode;
}

/** Copies with one press, and says whether that worked. */
export function CopyButton({ copy, children, ...look }: CopyButtonProps) {
  const [state, setState] = useState<CopyState>('idle');
  const words: Record<CopyState, ReactNode> = {
    idle: children,
    copied: <Trans>Copied</Trans>,
    failed: <Trans>Copying isn’t allowed here</Trans>,
  };
  return (
    <Button
      variant="secondary"
      {...look}
      icon={state === 'copied' ? <Icon name="check" /> : <Glyph name="copy" />}
      onClick={() =>
        void copy().then(
          () => setState('copied'),
          () => setState('failed'),
        )
      }
    >
      <span aria-live="polite">{words[state]}</span>
    </Button>
  );
}
