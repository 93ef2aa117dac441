import type { ReactNode } from 'react';
import * as css from './stack.css.ts';

type StackProps = {
  gap?: keyof typeof css.gap | undefined;
  align?: keyof typeof css.align | undefined;
  children?: ReactNode;
};

/** Things below each other; gaps in steps of 4 px. */
export function Stack({ gap = 4, align = 'stretch', children }: StackProps) {
  return <div className={`${css.stack} ${css.gap[gap]} ${css.align[align]}`}>{children}</div>;
}

type RowProps = StackProps & { justify?: keyof typeof css.justify | undefined };

/** Things beside each other, wrapping where it gets narrow. */
export function Row({ gap = 3, align = 'center', justify = 'start', children }: RowProps) {
  return <div className={`${css.row} ${css.gap[gap]} ${css.align[align]} ${css.justify[justify]}`}>{children}</div>;
}
