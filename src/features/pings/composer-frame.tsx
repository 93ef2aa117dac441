import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { visuallyHidden } from '../../ui/visually-hidden/visually-hidden.css.ts';
import * as css from './composer-frame.css.ts';

interface ComposerFrameProps {
  readonly title: string;
  /** What it stands in says the same already. */
  readonly isTitled?: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** What the keys press is the main button, about which the machine decides; where one can only leave, none. */
const main = 'button:last-child:not(:first-child):enabled';

/**
 * Writing stands in the panel of whoever is written to. Ctrl and Enter send, Escape leaves; the page's own keys wait
 * meanwhile.
 */
export function ComposerFrame({ title, isTitled = false, isOpen, onClose, footer, children }: ComposerFrameProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) heading.current?.focus();
  }, [isOpen]);
  if (!isOpen) return null;
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.stopPropagation();
      onClose();
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    foot.current?.querySelector<HTMLButtonElement>(main)?.click();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of what is inside, which has the focus
    <section className={isTitled ? css.titled : css.frame} aria-labelledby={id} data-own-keys="" onKeyDown={press}>
      <h3 className={isTitled ? visuallyHidden : css.title} id={id} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
      <div className={css.foot} ref={foot}>
        {footer}
      </div>
    </section>
  );
}
