import * as Radix from '@radix-ui/react-dialog';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import type { DialogProps } from './dialog-props.ts';
import * as css from './dialog.css.ts';
import { useReturningFocus } from './use-returning-focus.ts';

export function DialogLayer({
  title,
  description,
  isOpen,
  onClose,
  width = 'small',
  isAlert = false,
  footer,
  children,
}: DialogProps) {
  const { t } = useLingui();
  const { content, title: titleRef } = useReturningFocus();
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={css.overlay}>
          <Radix.Content
            {...content}
            className={css.width[width]}
            role={isAlert ? 'alertdialog' : 'dialog'}
            {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          >
            <div className={css.head}>
              <Radix.Title ref={titleRef} tabIndex={-1} className={css.title}>
                {title}
              </Radix.Title>
              <Radix.Close asChild>
                <IconButton aria-label={t`Close`} icon={<Icon name="cross" />} />
              </Radix.Close>
            </div>
            <div className={css.body}>
              {description === undefined ? null : (
                <Radix.Description asChild>
                  <div className={css.description}>{description}</div>
                </Radix.Description>
              )}
              {children}
            </div>
            {footer === undefined ? null : <div className={css.footer}>{footer}</div>}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
