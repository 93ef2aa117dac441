import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { Banner } from '../ui/banner/banner.tsx';
import { messageText } from './message-text.ts';
import type { FormError } from './form-error.ts';

/**
 * What concerns the whole form, above it. Comes into view and takes the focus, for the button that was pressed may be far
 * below: who doesn't see it hears it, and goes on from there. A field that says itself what is wrong keeps the focus.
 */
export function FormErrorBanner({ formError: { general } }: { formError: FormError }) {
  const { i18n } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const isTold = general !== undefined;
  useEffect(() => {
    if (!isTold || document.activeElement?.closest('[aria-invalid=true]')) return;
    place.current?.scrollIntoView({ block: 'nearest' });
    place.current?.focus({ preventScroll: true });
  }, [isTold]);
  return isTold ? (
    <div ref={place} tabIndex={-1}>
      <Banner tone="danger" announce="now">
        {messageText(i18n, general)}
      </Banner>
    </div>
  ) : null;
}
