import type { ReactNode } from 'react';
import { Card } from '../ui/card/card.tsx';
import { PageHeader, type PageHeaderProps } from '../ui/page-header/page-header.tsx';
import { PageSkeleton } from '../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { Stack } from '../ui/stack/stack.tsx';
import * as css from './record-page.css.ts';

interface RecordPageProps extends PageHeaderProps {
  /** What the record says, part by part. */
  readonly facts: readonly (readonly [part: string, words: ReactNode])[];
  /** What asks for an answer, above the facts. */
  readonly children?: ReactNode;
}

/** One record to look at: where it stands, what can be done with it, what it says. */
export function RecordPage({ facts, children, ...header }: RecordPageProps) {
  return (
    <Stack gap={8}>
      <PageHeader {...header} />
      {children}
      <Card>
        <dl className={css.facts}>
          {facts.map(([part, words]) => (
            <div key={part} className={css.fact}>
              <dt className={css.part}>{part}</dt>
              <dd className={css.words}>{words}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </Stack>
  );
}

export function RecordPending() {
  return (
    <PageSkeleton>
      <Skeleton height="20rem" />
    </PageSkeleton>
  );
}
