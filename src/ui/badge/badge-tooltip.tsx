import * as Radix from '@radix-ui/react-tooltip';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import * as css from './badge.css.ts';

interface BadgeTooltipProps {
  readonly look: string;
  readonly sentence: string;
  /** Whether the badge that this one replaces was pointed at, and whether it had the focus. */
  readonly before: RefObject<{ isWanted: boolean; isFocused: boolean }>;
  readonly children: ReactNode;
}

/** Radix opens a tooltip for mouse and keyboard and closes it on a press; a finger has nothing but the press. */
export function BadgeTooltip({ look, sentence, before, children }: BadgeTooltipProps) {
  const [isOpen, setOpen] = useState(() => before.current.isWanted);
  const badge = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (before.current.isFocused) badge.current?.focus();
  }, [before]);
  return (
    <Radix.Provider delayDuration={200}>
      <Radix.Root open={isOpen} onOpenChange={setOpen}>
        <Radix.Trigger
          ref={badge}
          type="button"
          className={look}
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={css.sentence} sideOffset={4} collisionPadding={8}>
            {sentence}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
