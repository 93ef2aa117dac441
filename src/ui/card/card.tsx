import type { ReactNode } from 'react';
import * as css from './card.css.ts';

const tags = { div: 'div', section: 'section', article: 'article', li: 'li' } as const;

export type CardProps = {
  as?: keyof typeof tags | undefined;
  padding?: keyof typeof css.padding | undefined;
  'aria-labelledby'?: string | undefined;
  children: ReactNode;
};

/** A surface with a hairline. */
export function Card({ as = 'div', padding = 'regular', children, ...rest }: CardProps) {
  const Tag = tags[as];
  return (
    <Tag {...rest} className={css.padding[padding]}>
      {children}
    </Tag>
  );
}
