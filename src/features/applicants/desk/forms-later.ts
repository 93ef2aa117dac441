import { needCatalogs } from '../../../i18n/catalogs.ts';
import { layer } from '../../../ui/dialog/layer.ts';

const words = () => needCatalogs('forms', 'desk');

/** What is filled in on an applicant's page, which weighs as much as what stands there to be read. */
export const nameForm = layer(async () => (await Promise.all([import('./name-form.tsx'), words()]))[0].NameForm);
export const replacementForm = layer(
  async () => (await Promise.all([import('./replacement-form.tsx'), words()]))[0].ReplacementForm,
);
