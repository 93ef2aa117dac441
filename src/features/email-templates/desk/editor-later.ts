import { needCatalogs } from '../../../i18n/catalogs.ts';
import { layer } from '../../../ui/dialog/layer.ts';

const words = () => needCatalogs('forms', 'records', 'email-templates', 'email-templates-later', 'desk');

/** What a template is changed by, which weighs as much as what stands there to be read. */
export const editor = layer(
  async () => (await Promise.all([import('./template-editor.tsx'), words()]))[0].TemplateEditor,
);
