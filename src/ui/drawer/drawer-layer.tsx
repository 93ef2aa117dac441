import * as Radix from '@radix-ui/react-dialog';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../button/button.tsx';
import { useReturningFocus } from '../dialog/use-returning-focus.ts';
import { Icon } from '../icon/icon.tsx';
import type { DrawerProps } from './drawer-props.ts';
import { Text } from '../heading/heading.tsx';
import { Slashed } from '../heading/slashed.tsx';
import * as css from './drawer.css.ts';

export function DrawerLayer({
  title,
  note,
  namesPage = false,
  isOpen,
  onClose,
  footer,
  isWhole = false,
  isFromBelow = false,
  children,
}: DrawerProps) {
  const { t } = useLingui();
  const { content, title: titleRef } = useReturningFocus();
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={css.overlay} />
        <Radix.Content
          className={isWhole ? css.wholePanel : isFromBelow ? css.sheet : css.panel}
          aria-describedby={undefined}
          {...content}
        >
          <div className={css.head}>
            <div className={css.heading}>
              <Radix.Title
                ref={titleRef}
                tabIndex={-1}
                className={css.title}
                data-title={namesPage ? title : undefined}
              >
                <Slashed words={title} />
              </Radix.Title>
              {note === undefined ? null : <Text look="small">{note}</Text>}
            </div>
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
