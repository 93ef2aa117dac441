import { needCatalogs } from '../../i18n/catalogs.ts';
import { later } from '../../ui/dialog/layer.ts';

/** For who presses for it: it brings the form along. */
export const addressDialog = later(
  async () =>
    (await Promise.all([import('./address-dialog.tsx'), needCatalogs('forms', 'applicants-later')]))[0].AddressDialog,
);
