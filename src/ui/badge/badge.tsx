import { type ReactNode, useRef, useState } from 'react';
import type { BadgeTooltip } from './badge-tooltip.tsx';
import * as css from './badge.css.ts';

export type BadgeTone = keyof typeof css.tone;

const shapes = {
  dot: 'M5 3.2a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 0 0 0-3.6zM5 5h.01',
  ring: 'M5 1.2a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 0 0 0-7.6z',
  clock: 'M5 1.2a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 0 0 0-7.6zM5 3v2.2h1.5',
  tick: 'M1.5 5.3L4 7.8l4.5-5.3',
  cross: 'M2 2l6 6M8 2L2 8',
  triangle: 'M5 1.5L9 8.5H1z',
  pause: 'M3.2 2v6M6.8 2v6',
  square: 'M1.8 1.8h6.4v6.4H1.8z',
} as const;

export type BadgeShape = keyof typeof shapes;

export type BadgeProps = {
  tone: BadgeTone;
  shape: BadgeShape;
  /** the word */
  label: string;
  /** what it means and what happens next, on hover, focus and tap; left out where it stands beside the badge */
  sentence?: string | undefined;
};

/** A status in a word and a shape, never by colour alone. */
export function Badge({ tone, shape, label, sentence }: BadgeProps) {
  const content = (
    <>
      <svg className={css.shape} viewBox="0 0 10 10" aria-hidden="true">
        <path d={shapes[shape]} />
      </svg>
      {label}
    </>
  );
  return sentence === undefined ? (
    <span className={css.tone[tone]}>{content}</span>
  ) : (
    <Explained look={css.tone[tone]} sentence={sentence}>
      {content}
    </Explained>
  );
}

/** What shows the sentence weighs more than a list: it comes with the first badge that somebody points at. */
function Explained({ look, sentence, children }: { look: string; sentence: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [Tooltip, setTooltip] = useState<typeof BadgeTooltip>();
  /** The pointer has come to the tooltip's own anchor, which then notices where it goes. */
  const isNoticed = useRef(false);
  const close = () => setOpen(false);
  const open = () => {
    isNoticed.current = false;
    setOpen(true);
    // Without a connection the badge's word stands alone, and the next look asks again.
    void import('./badge-tooltip.tsx').then((loaded) => setTooltip(() => loaded.BadgeTooltip)).catch(() => undefined);
  };
  return (
    <button
      type="button"
      className={`${look} ${css.explained}`}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- of ARIA 1.3, which browsers and axe know and this rule doesn't
      aria-description={sentence}
      onPointerEnter={open}
      // the pointer may go on to the sentence, unless it was quicker than that
      onPointerLeave={() => (isNoticed.current ? undefined : close())}
      onFocus={open}
      onBlur={close}
      onClick={open}
    >
      {children}
      {Tooltip ? (
        <Tooltip
          sentence={sentence}
          isOpen={isOpen}
          onClose={close}
          onReach={() => {
            isNoticed.current = true;
          }}
        />
      ) : null}
    </button>
  );
}
