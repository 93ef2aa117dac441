import { needCatalogs } from '../../i18n/catalogs.ts';
import { layer } from '../../ui/dialog/layer.ts';

/** What one part of a company's details is changed by, which weighs as much as the rest of the page. */
export const detailsForm = layer(
  async () => (await Promise.all([import('./details-form.tsx'), needCatalogs('forms', 'records')]))[0].DetailsForm,
);
