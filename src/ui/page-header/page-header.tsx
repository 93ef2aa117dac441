import type { ReactNode, Ref } from 'react';
import { Heading, Text } from '../heading/heading.tsx';
import * as css from './page-header.css.ts';

export type PageHeaderProps = {
  title: string;
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

/** A title that says something, one sentence, the main action. */
export function PageHeader({ title, titleRef, lead, status, back, actions }: PageHeaderProps) {
  return (
    <div className={css.header}>
      <div className={css.words}>
        {back}
        <div className={css.title}>
          <Heading level={1} ref={titleRef}>
            {title}
          </Heading>
          {status}
        </div>
        {lead === undefined ? null : <Text look="lead">{lead}</Text>}
      </div>
      {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
    </div>
  );
}
