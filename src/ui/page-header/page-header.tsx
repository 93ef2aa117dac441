import type { ReactNode, Ref } from 'react';
import { Heading, Text } from '../heading/heading.tsx';
import * as css from './page-header.css.ts';

export type PageHeaderProps = {
  title: string;
  /** 2 for a part of a page, such as a tab */
  level?: keyof typeof css.header | undefined;
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** one sentence */
  lead?: ReactNode | undefined;
  /** beside the title: a status badge */
  status?: ReactNode | undefined;
  /** one link up, never deeper */
  back?: ReactNode | undefined;
  /** the main action, at the right on a desktop */
  actions?: ReactNode | undefined;
};

const looks = { 1: 'display', 2: 'title' } as const;

/** A title that says something, one sentence, the main action. */
export function PageHeader({ title, level = 1, titleRef, lead, status, back, actions }: PageHeaderProps) {
  return (
    <div className={css.header[level]}>
      <div className={css.words[level]}>
        {back}
        <div className={css.title}>
          <Heading level={level} look={looks[level]} ref={titleRef}>
            {title}
          </Heading>
          {status}
        </div>
        {lead === undefined ? null : <Text look={level === 1 ? 'lead' : 'body'}>{lead}</Text>}
      </div>
      {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
    </div>
  );
}
