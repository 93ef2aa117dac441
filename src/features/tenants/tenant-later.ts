import { needCatalogs } from '../../i18n/catalogs.ts';
import { layer } from '../../ui/dialog/layer.ts';

const words = () => needCatalogs('forms', 'records', 'reports');

/** What a tenant is changed by, which weighs as much as what stands there to be read. */
export const settingsForm = layer(
  async () => (await Promise.all([import('./settings-form.tsx'), words()]))[0].SettingsForm,
);
export const logoForm = layer(async () => (await Promise.all([import('./logo-form.tsx'), words()]))[0].LogoForm);
export const boundaryForm = layer(
  async () => (await Promise.all([import('./boundary-form.tsx'), words()]))[0].BoundaryForm,
);
/** And what tries its e-mails, and goes on in it. */
export const senderCheck = layer(
  async () => (await Promise.all([import('./sender-check.tsx'), words()]))[0].SenderCheck,
);
export const handoverDialog = layer(
  async () => (await Promise.all([import('./handover-dialog.tsx'), words()]))[0].HandoverDialog,
);
