import { Plural } from '@lingui/react/macro';
import type { Recommendation } from '../../../contract/recommendations/recommendations.schema.ts';
import type { Chosen } from '../../kit/choosing/use-chosen.ts';
import { Button } from '../../ui/button/button.tsx';
import { canBeKnown } from './recommendation-words.ts';

interface SelectUnsaidProps {
  readonly rows: readonly Recommendation[];
  readonly chosen: Chosen<Recommendation>;
}

/** Chooses all of a page of whom the company hasn't said yet whether it knows them. */
export function SelectUnsaid({ rows, chosen }: SelectUnsaidProps) {
  const unsaid = rows.filter((row) => canBeKnown(row) && !chosen.isChosen(row));
  if (unsaid.length < 2 || chosen.isFull) return null;
  return (
    <Button variant="secondary" size="compact" onClick={() => chosen.add(unsaid)}>
      <Plural value={unsaid.length} one="Select one not confirmed" other="Select # not confirmed" />
    </Button>
  );
}
