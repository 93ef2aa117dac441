import { lifecyclesOfCompaniesSentences } from './lifecycles-of-companies.sentences.ts';
import { lifecyclesOfPeopleSentences } from './lifecycles-of-people.sentences.ts';
import { loggedInSentences } from './logged-in.sentences.ts';
import type { Sentence } from './sentence.ts';
import { sessionSentences } from './session.sentences.ts';
import { targetSentences } from './target.sentences.ts';
import { verdictSentences } from './verdicts.sentences.ts';

/** All that the oracle says. */
export const sentences: readonly Sentence[] = [
  ...sessionSentences,
  ...loggedInSentences,
  ...verdictSentences,
  ...targetSentences,
  ...lifecyclesOfPeopleSentences,
  ...lifecyclesOfCompaniesSentences,
];
