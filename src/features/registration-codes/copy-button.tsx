import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useCopyNotice } from '../../kit/use-copy-notice.ts';
import { Button, type ButtonLook } from '../../ui/button/button.tsx';
import { Glyph } from '../../ui/icon/glyph.tsx';
import { Icon } from '../../ui/icon/icon.tsx';

interface CopyButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** Puts it on the clipboard; rejects where the browser refuses. */
  readonly copy: () => Promise<void>;
  /** What the notification says once it is there. */
  readonly done: string;
  readonly children: ReactNode;
}

/** Copies with one press; a notification says whether that worked. */
export function CopyButton({ copy, done, children, ...look }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const tell = useCopyNotice(done);
  const end = (result: 'copied' | 'failed') => {
    setCopied(result === 'copied');
    tell(result);
  };
  return (
    <Button
      variant="secondary"
      {...look}
      icon={isCopied ? <Icon name="check" /> : <Glyph name="copy" />}
      onClick={() =>
        void copy().then(
          () => end('copied'),
          () => end('failed'),
        )
      }
    >
      <span>{isCopied ? <Trans>Copied</Trans> : children}</span>
    </Button>
  );
}
