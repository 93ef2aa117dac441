import { needCatalogs } from '../../i18n/catalogs.ts';
import { later } from '../../ui/dialog/layer.ts';

const words = () => needCatalogs('search-later');

/** Who is looked at. */
export const personBeside = later(
  async () => (await Promise.all([import('./person-beside.tsx'), words()]))[0].PersonBeside,
);

/** What is done with several at once. */
export const selectionBar = later(
  async () => (await Promise.all([import('./selection-bar.tsx'), words()]))[0].SelectionBar,
);

/** Comes with an answer without anybody in it (search.actors.ts). */
export const noResults = later(async () => (await Promise.all([import('./no-results.tsx'), words()]))[0].NoResults);

export const keysDialog = later(
  async () => (await Promise.all([import('./keys-dialog.tsx'), words()]))[0].SearchKeysDialog,
);

export const usageNote = later(async () => (await Promise.all([import('./usage-note.tsx'), words()]))[0].UsageNote);

export const runNote = later(async () => (await Promise.all([import('./run-note.tsx'), words()]))[0].RunNote);
