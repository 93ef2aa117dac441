import { needCatalogs } from '../../i18n/catalogs.ts';
import { later } from '../../ui/dialog/layer.ts';

/** What is filled in once somebody is to be invited. */
export const inviteForm = later(
  async () => (await Promise.all([import('./invite-form.tsx'), needCatalogs('forms', 'errors')]))[0].InviteForm,
);
