import { needCatalogs } from '../../i18n/catalogs.ts';
import { later } from '../../ui/dialog/layer.ts';

const words = () => needCatalogs('forms', 'applicants-later');

/** Asked for by who presses for them: they bring the forms along. */
export const foundDialog = later(
  async () => (await Promise.all([import('./found-dialog.tsx'), words()]))[0].FoundDialog,
);
/** The messages that companies sent: fetched with the page where there are some. */
export const letters = later(
  async () => (await Promise.all([import('./letters.tsx'), needCatalogs('errors', 'letters')]))[0].Letters,
);
/** What keeps companies from finding one, and what follows from a place found: each for whom it concerns. */
export const unmatchableNotes = later(
  async () => (await Promise.all([import('./unmatchable-notes.tsx'), words()]))[0].UnmatchableNotes,
);
export const placeFound = later(async () => (await Promise.all([import('./place-found.tsx'), words()]))[0].PlaceFound);
