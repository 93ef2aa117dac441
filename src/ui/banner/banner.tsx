import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import * as css from './banner.css.ts';

export type BannerTone = keyof typeof css.tone;

const signs: Record<BannerTone, IconName> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
  neutral: 'info',
};

/** How it is announced when it appears: at once, in turn, or not (it was there from the start). */
const roles = { now: 'alert', politely: 'status', silent: undefined } as const;

export type BannerProps = {
  tone: BannerTone;
  title?: string | undefined;
  children?: ReactNode;
  action?: ReactNode | undefined;
  announce?: keyof typeof roles | undefined;
};

/** A message that stays on the page, above what it concerns. */
export function Banner({
  tone,
  title,
  children,
  action,
  announce = tone === 'danger' ? 'now' : 'silent',
}: BannerProps) {
  return (
    <div className={css.tone[tone]} role={roles[announce]}>
      <span className={`${css.mark} ${css.sign[tone]}`}>
        <Icon name={signs[tone]} />
      </span>
      <div className={css.body}>
        {title === undefined ? null : <p className={css.title}>{title}</p>}
        {children === undefined ? null : <div>{children}</div>}
        {action === undefined ? null : <div className={css.action}>{action}</div>}
      </div>
    </div>
  );
}
