import { lazyRouteComponent } from '@tanstack/react-router';
import { needCatalogs } from '../../i18n/catalogs.ts';
import { later } from '../../ui/dialog/layer.ts';

const words = () => needCatalogs('forms', 'errors');

/** What is written to somebody who has agreed to it. */
export const mailForm = later(async () => (await Promise.all([import('./mail-form.tsx'), words()]))[0].MailForm);

export const noteForm = later(async () => (await Promise.all([import('./note-form.tsx'), words()]))[0].NoteForm);

/** What is done with several at once. */
export const knownTogether = later(
  async () => (await Promise.all([import('./known-together.tsx'), words()]))[0].KnownTogether,
);

/** For whom nobody came yet; it lies in a file of other pages. */
export const FirstIllustration = lazyRouteComponent(
  () => import('../../ui/illustrations/proposals.tsx'),
  'ProposalsIllustration',
);
