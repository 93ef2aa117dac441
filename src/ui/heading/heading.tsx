import type { ReactNode, Ref } from 'react';
import * as css from './heading.css.ts';

type Level = 1 | 2 | 3 | 4;
type Look = keyof typeof css.look;

const looks: Record<Level, Look> = { 1: 'display', 2: 'heading', 3: 'title', 4: 'label' };

export type HeadingProps = {
  /** place in the outline; the look follows unless given */
  level: Level;
  look?: Look | undefined;
  id?: string | undefined;
  /** lets a machine's new state move the focus here */
  ref?: Ref<HTMLHeadingElement> | undefined;
  /** what the document is called instead, where the heading says too little by itself */
  title?: string | undefined;
  children: ReactNode;
};

/** Says something: "Noch zwei Schritte, dann finden dich Betriebe". Can take focus from a script. */
export function Heading({ level, look = looks[level], id, ref, title, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={css.look[look]} id={id} ref={ref} tabIndex={ref === undefined ? undefined : -1} data-title={title}>
      {children}
    </Tag>
  );
}

/** A paragraph, at a readable measure. */
export function Text({
  look = 'body',
  id,
  children,
}: {
  look?: keyof typeof css.text | undefined;
  id?: string | undefined;
  children: ReactNode;
}) {
  return (
    <p className={css.text[look]} id={id}>
      {children}
    </p>
  );
}
