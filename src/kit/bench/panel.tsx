import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { IconButton } from '../../ui/button/button.tsx';
import { Drawer } from '../../ui/drawer/drawer.tsx';
import { Slashed } from '../../ui/heading/slashed.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import * as css from './panel.css.ts';

/** From 1, among how many of the whole list, or more than that. */
export interface Position {
  readonly number: number;
  readonly of: number;
  readonly isMore: boolean;
}

export interface BenchPanelProps {
  /** The list stands beside it; else it has the window. */
  readonly isBeside: boolean;
  readonly title: string;
  /** A line below the title. */
  readonly who?: ReactNode;
  /** Whose panel it is: another one begins anew. */
  readonly of: string | undefined;
  /** Who has come with a step, read aloud. */
  readonly name?: string | undefined;
  /** Undefined for who isn't in the list. */
  readonly position: Position | undefined;
  /** Absent where nobody is next. */
  readonly onMove?: ((step: 1 | -1) => void) | undefined;
  readonly foot?: ReactNode;
  readonly onClose: () => void;
  /** Whether reading is to begin here; asked once for each who is shown. */
  readonly takesFocus: () => boolean;
  readonly children: ReactNode;
}

/** One of a list beside it, without a veil; where there is no room it has the window, and the list is behind it. */
export function BenchPanel(props: BenchPanelProps) {
  const { isBeside, title, who, of, foot, onClose, children } = props;
  const { t } = useLingui();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const begin = useEffectEvent(() => (props.takesFocus() ? heading.current?.focus() : undefined));
  useEffect(() => {
    if (of !== undefined) begin();
  }, [of]);
  if (!isBeside)
    return (
      <Drawer title={title} isOpen isWhole onClose={onClose} footer={foot}>
        <div className={css.content} data-panel="">
          <Steps {...props} />
          {who}
          {children}
        </div>
      </Drawer>
    );
  return (
    <aside className={css.beside} aria-labelledby={id} data-panel="">
      <div className={css.bar}>
        {props.onMove === undefined ? <div className={css.steps} /> : <Steps {...props} />}
        <IconButton aria-label={t`Close`} icon={<Icon name="cross" />} onClick={onClose} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <div className={css.scrolled} tabIndex={0}>
        <div className={css.content}>
          <div className={css.person}>
            <h2 className={css.title} id={id} ref={heading} tabIndex={-1}>
              <Slashed words={title} />
            </h2>
            {who}
          </div>
          {children}
        </div>
      </div>
      {foot === undefined ? null : <div className={css.foot}>{foot}</div>}
    </aside>
  );
}

function Steps({ name, position, onMove }: Pick<BenchPanelProps, 'name' | 'position' | 'onMove'>) {
  const { t, i18n } = useLingui();
  if (onMove === undefined) return null;
  const number = i18n.number(position?.number ?? 0);
  const all = i18n.number(position?.of ?? 0);
  return (
    <div className={css.steps}>
      <IconButton
        aria-label={t`Previous applicant`}
        icon={<Icon name="left" />}
        disabled={position === undefined || position.number <= 1}
        onClick={() => onMove(-1)}
      />
      <IconButton
        aria-label={t`Next applicant`}
        icon={<Icon name="right" />}
        disabled={position === undefined || position.number >= position.of}
        onClick={() => onMove(1)}
      />
      <p className={css.position} role="status" aria-label={name}>
        {position === undefined ? null : position.isMore ? (
          <Trans>
            {number} of more than {all}
          </Trans>
        ) : (
          <Trans>
            {number} of {all}
          </Trans>
        )}
      </p>
    </div>
  );
}
