import { needCatalogs } from '../../../i18n/catalogs.ts';
import { layer } from '../../../ui/dialog/layer.ts';

/** What staff change a company's details by, which weighs as much as the rest of the page. */
export const deskForm = layer(
  async () =>
    (
      await Promise.all([import('./desk-details-form.tsx'), needCatalogs('forms', 'records', 'organizations', 'desk')])
    )[0].DeskDetailsForm,
);
