import { useState } from 'react';
import { useSite } from './site-context.ts';

/** What one sends to somebody else. */
export function CopyAddress() {
  const { say } = useSite();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setIsCopied(true),
      // a page from disk may have no clipboard: the address stands in the bar
      () => undefined,
    );
  return (
    <button type="button" className="quiet" onClick={() => void copy()}>
      {isCopied ? say.copied : say.copy}
    </button>
  );
}
