import * as Radix from '@radix-ui/react-toast';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
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
  parts?: ToastParts | undefined;
};

/** What a notification speaks of as a whole, one by one behind a button of these words; pressing one leaves the others. */
export type ToastParts = {
  readonly label: string;
  readonly list: readonly {
    readonly id: string;
    readonly title: string;
    readonly action: { readonly label: string; readonly onSelect: () => void };
  }[];
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

/**
 * A drawer or dialog holds the focus: it asks the document where it goes, and fetches it back. What goes into the
 * notifications is not told so far; the parts of the page below, React's roots included, have heard of it by then.
 */
function useFocusOfItsOwn() {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const page = document.documentElement;
    const keep = (event: FocusEvent) => {
      const to = event.type === 'focusin' ? event.target : event.relatedTarget;
      if (to instanceof Node && list.current?.contains(to)) event.stopPropagation();
    };
    page.addEventListener('focusin', keep);
    page.addEventListener('focusout', keep);
    return () => {
      page.removeEventListener('focusin', keep);
      page.removeEventListener('focusout', keep);
    };
  }, []);
  return list;
}

/** Beside the page, not in it: what stands above the page takes the page away from those who can't see it. */
function Toasts({ toasts, onDismiss, onHold }: ToastRegionProps) {
  const { t } = useLingui();
  const list = useFocusOfItsOwn();
  /** Escape was pressed where it closes something else. */
  const isElsewhere = useRef(false);
  /** Whose parts are shown. */
  const [opened, setOpened] = useState<string>();
  return createPortal(
    <Radix.Provider label={t`Notification`} swipeDirection="right">
      {toasts.map((toast) => (
        <Radix.Root
          key={toast.id}
          className={css.toast}
          type={toast.tone === 'danger' ? 'foreground' : 'background'}
          duration={toast.timeout === 0 ? Number.POSITIVE_INFINITY : toast.timeout}
          open
          onEscapeKeyDown={() => {
            isElsewhere.current = list.current?.contains(document.activeElement) !== true;
          }}
          onOpenChange={(open) => {
            if (!open && !isElsewhere.current) onDismiss(toast.id);
            isElsewhere.current = false;
          }}
          onPointerEnter={() => onHold?.(toast.id, true)}
          onPointerLeave={() => onHold?.(toast.id, false)}
          onFocus={() => onHold?.(toast.id, true)}
          onBlur={() => onHold?.(toast.id, false)}
        >
          <span className={css.mark}>{marks[toast.tone]}</span>
          <div className={toast.tone === 'pending' ? css.line : css.body}>
            <Radix.Title className={css.title}>{toast.title}</Radix.Title>
            {toast.message === undefined ? null : <Radix.Description>{toast.message}</Radix.Description>}
          </div>
          <div className={css.buttons}>
            {toast.parts === undefined ? null : (
              <button
                type="button"
                className={css.button}
                aria-expanded={opened === toast.id}
                onClick={() => setOpened(opened === toast.id ? undefined : toast.id)}
              >
                {toast.parts.label}
              </button>
            )}
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
          </div>
          {toast.parts !== undefined && opened === toast.id ? <Parts {...toast.parts} /> : null}
        </Radix.Root>
      ))}
      <Radix.Viewport ref={list} className={css.viewport} label={t`Notifications (F8)`} />
    </Radix.Provider>,
    document.body,
  );
}

const Parts = ({ list }: ToastParts) => (
  <ul className={css.parts}>
    {list.map(({ id, title, action }) => (
      <li key={id} className={css.part}>
        <span>{title}</span>
        <button type="button" className={css.button} aria-label={`${action.label}: ${title}`} onClick={action.onSelect}>
          {action.label}
        </button>
      </li>
    ))}
  </ul>
);
