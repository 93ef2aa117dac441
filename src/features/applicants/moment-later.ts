import { needCatalogs } from '../../i18n/catalogs.ts';
import { later } from '../../ui/dialog/layer.ts';

/** What has just happened, for whom something has. */
export const moment = later(
  async () => (await Promise.all([import('./moment.tsx'), needCatalogs('applicants-later')]))[0].Moment,
);
