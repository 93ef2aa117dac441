import * as Radix from '@radix-ui/react-tooltip';
import * as css from './badge.css.ts';

interface BadgeTooltipProps {
  readonly sentence: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The pointer is here, so from now on Radix knows when it leaves. */
  readonly onReach: () => void;
}

/** Says the sentence beside the badge in which it stands; the badge opens it, Radix closes it. */
export function BadgeTooltip({ sentence, isOpen, onClose, onReach }: BadgeTooltipProps) {
  return (
    <Radix.Provider>
      <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
        <Radix.Trigger asChild>
          <span className={css.anchor} aria-hidden="true" onPointerEnter={onReach} />
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
