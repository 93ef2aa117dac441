import type { ReactNode } from 'react';
import { Heading, Text } from '../heading/heading.tsx';
import * as css from './empty-state.css.ts';

export type EmptyStateProps = {
  illustration?: ReactNode | undefined;
  /** what will be here */
  title: string;
  level?: 1 | 2 | 3 | 4 | undefined;
  children?: ReactNode;
  action?: ReactNode | undefined;
};

/** Nothing yet: a drawing, one sentence what will be here, one action. */
export function EmptyState({ illustration, title, level = 2, children, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {illustration === undefined ? null : <div className={css.image}>{illustration}</div>}
      <div className={css.words}>
        <Heading level={level} look="title">
          {title}
        </Heading>
        {children === undefined ? null : <Text>{children}</Text>}
      </div>
      {action}
    </div>
  );
}
