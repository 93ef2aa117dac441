import { Plural } from '@lingui/react/macro';
import { Banner } from '../ui/banner/banner.tsx';
import type { Problem } from './problems.ts';
import * as css from './problem-summary.css.ts';

interface ProblemSummaryProps {
  readonly problems: readonly Problem[];
  readonly onGo: (field: string) => void;
}

/**
 * What is still to be put right in a long form, above it, with a way to each field. Its heading alone is announced,
 * and so is what is left whenever something was corrected.
 */
export function ProblemSummary({ problems, onGo }: ProblemSummaryProps) {
  const count = problems.length;
  return (
    <Banner tone="danger" announce="silent">
      <p role="alert" className={css.heading}>
        <Plural value={count} one="One thing needs another look" other="# things need another look" />
      </p>
      <ul className={css.list}>
        {problems.map(({ field, sentence, isShown }) => (
          <li key={field}>
            {isShown ? (
              <button type="button" className={css.way} onClick={() => onGo(field)}>
                {sentence}
              </button>
            ) : (
              sentence
            )}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
