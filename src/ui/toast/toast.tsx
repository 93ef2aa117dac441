import * as Radix from '@radix-ui/react-toast';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as css from './toast.css.ts';

export type ToastTone = 'success' | 'danger' | 'info' | 'warning' | 'pending';

/** One notification (SPEC 3). */
export type Toast = {
  id: string;
  tone: ToastTone;
  /** translated */
  title: string;
  message?: string | undefined;
  /** ms until it goes by itself; 0 stays. SPEC 9: 5000 */
  timeout: number;
  action?: { label: string; event?: string | undefined; onSelect: () => void } | undefined;
};

const marks: Record<ToastTone, ReactNode> = {
  success: <Icon name="check" />,
  danger: <Icon name="cross" />,
  info: <Icon name="info" />,
  warning: <Icon name="warning" />,
  pending: <Spinner />,
};

export type ToastRegionProps = {
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  /** somebody reads it, by pointer or focus, and stops: its time stands still for as long */
  onHold?: ((id: string, isHeld: boolean) => void) | undefined;
};

/** All toasts of the page. Load it lazily, at the first toast: `lazy(() => import('…/toast.tsx'))` with its name. */
export function ToastRegion(props: ToastRegionProps) {
  const isNeeded = props.toasts.length > 0;
  return (
    <>
      <Room isNeeded={isNeeded} />
      {isNeeded ? <Toasts {...props} /> : null}
    </>
  );
}

/** Below the page's end; it goes where nobody sees it go, so that nothing jumps. */
function Room({ isNeeded }: { isNeeded: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  const [isThere, setThere] = useState(isNeeded);
  if (isNeeded && !isThere) setThere(true);
  useEffect(() => {
    if (isNeeded) return undefined;
    const leave = () => {
      const top = place.current?.getBoundingClientRect().top ?? 0;
      if (top > window.innerHeight - 1) setThere(false);
    };
    leave();
    window.addEventListener('scroll', leave, { passive: true });
    return () => window.removeEventListener('scroll', leave);
  }, [isNeeded]);
  return isThere ? <div ref={place} className={css.room} /> : null;
}

function Toasts({ toasts, onDismiss, onHold }: ToastRegionProps) {
  const { t } = useLingui();
  return (
    <Radix.Provider label={t`Notification`} swipeDirection="right">
      {toasts.map((toast) => (
        <Radix.Root
          key={toast.id}
          className={css.toast}
          type={toast.tone === 'danger' ? 'foreground' : 'background'}
          duration={toast.timeout === 0 ? Number.POSITIVE_INFINITY : toast.timeout}
          open
          onOpenChange={(open) => {
            if (!open) onDismiss(toast.id);
          }}
          onPointerEnter={() => onHold?.(toast.id, true)}
          onPointerLeave={() => onHold?.(toast.id, false)}
          onFocus={() => onHold?.(toast.id, true)}
          onBlur={() => onHold?.(toast.id, false)}
        >
          <span className={css.mark}>{marks[toast.tone]}</span>
          <div className={css.body}>
            <Radix.Title className={css.title}>{toast.title}</Radix.Title>
            {toast.message === undefined ? null : <Radix.Description>{toast.message}</Radix.Description>}
          </div>
          {toast.action === undefined ? null : (
            <Radix.Action
              className={css.button}
              altText={toast.action.label}
              data-event={toast.action.event}
              onClick={toast.action.onSelect}
            >
              {toast.action.label}
            </Radix.Action>
          )}
          <Radix.Close className={css.button} aria-label={t`Close`}>
            <Icon name="cross" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className={css.viewport} label={t`Notifications (F8)`} />
    </Radix.Provider>
  );
}
