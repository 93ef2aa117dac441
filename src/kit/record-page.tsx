import type { ReactNode } from 'react';
import { Card } from '../ui/card/card.tsx';
import { PageHeader, type PageHeaderProps } from '../ui/page-header/page-header.tsx';
import { PageSkeleton } from '../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';
import { Stack } from '../ui/stack/stack.tsx';
import { type RecordFact, RecordFacts } from './record-facts.tsx';

interface RecordPageProps extends PageHeaderProps {
  /** What the record says, part by part. */
  readonly facts: readonly RecordFact[];
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
        <RecordFacts facts={facts} />
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
