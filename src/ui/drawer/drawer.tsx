import * as Radix from '@radix-ui/react-dialog';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from '../button/button.tsx';
import { useReturningFocus } from '../dialog/use-returning-focus.ts';
import { Icon } from '../icon/icon.tsx';
import * as css from './drawer.css.ts';

export type DrawerProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** end: details beside a list, filters on a phone; start: navigation */
  side?: keyof typeof css.side | undefined;
  footer?: ReactNode | undefined;
  children: ReactNode;
};

/** A panel from the side, over the page. Focus goes in and comes back. */
export function Drawer({ title, isOpen, onClose, side = 'end', footer, children }: DrawerProps) {
  const { t } = useLingui();
  const focus = useReturningFocus();
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={css.overlay} />
        <Radix.Content className={css.side[side]} aria-describedby={undefined} {...focus}>
          <div className={css.head}>
            <Radix.Title className={css.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton aria-label={t`Close`} icon={<Icon name="cross" />} />
            </Radix.Close>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
          <div className={css.body} tabIndex={0}>
            {children}
          </div>
          {footer === undefined ? null : <div className={css.footer}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
