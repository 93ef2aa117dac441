import { lazyRouteComponent } from '@tanstack/react-router';
import { needCatalogs } from '../../i18n/catalogs.ts';
import type { Recommendation } from '../../../contract/recommendations/recommendations.schema.ts';
import { rowEvents } from '../../kit/row-events.tsx';
import { later } from '../../ui/dialog/layer.ts';
import { eventLooks, eventWordsOf } from './recommendation-words.ts';

const words = () => needCatalogs('forms', 'errors');

/** What is written to somebody who has agreed to it. */
export const mailForm = later(async () => (await Promise.all([import('./mail-form.tsx'), words()]))[0].MailForm);

export const noteForm = later(async () => (await Promise.all([import('./note-form.tsx'), words()]))[0].NoteForm);

export const Events = rowEvents<Recommendation>({
  words: eventWordsOf,
  looks: eventLooks,
  load: async () =>
    (await Promise.all([import('./recommendation-events.tsx'), needCatalogs('errors', 'records')]))[0]
      .RecommendationEvents,
});

/** What is done with several at once. */
export const knownTogether = later(
  async () => (await Promise.all([import('./known-together.tsx'), words()]))[0].KnownTogether,
);

/** For whom nobody came yet; it lies in a file of other pages. */
export const FirstIllustration = lazyRouteComponent(
  () => import('../../ui/illustrations/proposals.tsx'),
  'ProposalsIllustration',
);
