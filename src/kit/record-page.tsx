import type { ReactNode } from 'react';
import type { StatusWord } from '../ui/badge/status-badge.tsx';
import { Card } from '../ui/card/card.tsx';
import { Stack } from '../ui/stack/stack.tsx';
import { type RecordFact, RecordFacts } from './record-facts.tsx';
import { RecordHeader, type RecordHeaderProps } from './record-header.tsx';

interface RecordPageProps<Status extends StatusWord> extends RecordHeaderProps<Status> {
  /** What the record says, part by part; what doesn't apply to it is false. */
  readonly facts: readonly (RecordFact | false)[];
  /** What asks for an answer, above the facts. */
  readonly children?: ReactNode;
}

/** One record to look at: where it stands, what can be done with it, what it says. */
export function RecordPage<Status extends StatusWord>({ facts, children, ...header }: RecordPageProps<Status>) {
  return (
    <Stack gap={8}>
      <RecordHeader {...header} />
      {children}
      <Card>
        <RecordFacts facts={facts.filter((fact) => fact !== false)} />
      </Card>
    </Stack>
  );
}
