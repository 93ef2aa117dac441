import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  Recommendation,
  RecommendationEvent,
  RecommendationStatus,
} from '../../../contract/recommendations/recommendations.schema.ts';
import type { StatusWords } from '../../kit/columns.tsx';

export const statusWords: StatusWords<RecommendationStatus> = {
  created: {
    label: msg`Not confirmed`,
    sentence: msg`Came by your code. It counts as a recommendation once you say that you know them.`,
  },
  accepted: { label: msg`Recommended`, sentence: msg`Other companies see that a company recommends them.` },
  revoked: { label: msg`Taken back`, sentence: msg`No longer counts as a recommendation.` },
};

/** In place of “taken back”: it wasn't the company. */
export const hiddenWords: StatusWords<RecommendationStatus>['revoked'] = {
  label: msg`Hidden`,
  sentence: msg`The applicant doesn’t show your recommendation at the moment. No company sees it.`,
};

/** What a button of a row says; that a word is taken back right after it is offered beside the word alone. */
const eventWords: Record<Exclude<RecommendationEvent, 'unconfirm'>, MessageDescriptor> = {
  confirm: msg`We know them`,
  revoke: msg`No`,
  withdraw: msg`Take back`,
};

/** Of whoever hasn't registered only the e-mail can be taken back. */
export const eventWordsOf = ({ lastname }: Recommendation): Partial<typeof eventWords> =>
  lastname === null ? { revoke: eventWords.withdraw } : eventWords;

export const eventLooks = { revoke: 'quiet', withdraw: 'quiet' } as const;

export const findableWords = { yes: msg`Can be found`, no: msg`Can’t be found` };

/** The company hasn't said yet whether it knows them. */
export const canBeKnown = ({ events }: Recommendation): boolean => events.includes('confirm');
