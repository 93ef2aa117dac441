import { needCatalogs } from '../../i18n/catalogs.ts';
import { later } from '../../ui/dialog/layer.ts';

/** A message beside the list: fetched with the one that the address names, or once the page rests. */
export const pingDrawer = later(
  async () => (await Promise.all([import('./ping-drawer.tsx'), needCatalogs('forms', 'errors')]))[0].PingDrawer,
);

/** What is to be deleted above the list: mostly there is nothing. */
export const deletionRequests = later(
  async () => (await Promise.all([import('./deletion-requests.tsx'), needCatalogs('errors')]))[0].DeletionRequests,
);
