import { needCatalogs } from '../../i18n/catalogs.ts';
import { layer, later } from '../../ui/dialog/layer.ts';

/** What is filled in once somebody is to be invited. */
export const inviteForm = later(
  async () => (await Promise.all([import('./invite-form.tsx'), needCatalogs('forms', 'errors')]))[0].InviteForm,
);

/** What asks for a link to pass on by hand. */
export const linkDialog = layer(
  async () => (await Promise.all([import('./link-dialog.tsx'), needCatalogs('errors')]))[0].LinkDialog,
);
