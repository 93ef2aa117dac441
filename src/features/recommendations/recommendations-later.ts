import { lazyRouteComponent } from '@tanstack/react-router';
import { createElement } from 'react';
import { emailTemplates } from '../../../contract/email-templates/email-templates.endpoints.ts';
import { needCatalogs } from '../../i18n/catalogs.ts';
import type { Recommendation } from '../../../contract/recommendations/recommendations.schema.ts';
import { call } from '../../api/call.ts';
import { rowEvents } from '../../kit/row-events.tsx';
import { type Later, later } from '../../ui/dialog/layer.ts';
import type { MailFormProps } from './mail-form.tsx';
import { eventLooks, eventWordsOf } from './recommendation-words.ts';

const words = () => needCatalogs('forms', 'errors');

const sendable = { filter: { purpose: ['recommendation'], status: ['published'] }, per_page: '100' };

/** What is written to somebody who has agreed to it, with the templates there are when a page is opened. */
export const mailForm = (): Later<Omit<MailFormProps, 'templates'>> =>
  later(async () => {
    const [{ MailForm }, templates] = await Promise.all([
      import('./mail-form.tsx'),
      call(emailTemplates.list, { query: sendable }),
      words(),
    ]);
    return (props) => createElement(MailForm, { ...props, templates: templates.data });
  });

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
