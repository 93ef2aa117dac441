import { listGraduationTypes } from '../../../contract/graduation-types/graduation-types.endpoints.ts';
import { call } from '../../api/call.ts';
import { needCatalogs } from '../../i18n/catalogs.ts';
import { later } from '../../ui/dialog/layer.ts';

/** A message beside the list, with what it is told in: fetched with the one that the address names, or once the page rests. */
export const pingPanel = later(async () => {
  const [{ pingPanelWith }, { data }] = await Promise.all([
    import('./ping-panel.tsx'),
    call(listGraduationTypes, {}),
    needCatalogs('forms', 'errors', 'records', 'pings-later'),
  ]);
  return pingPanelWith(data);
});

/** What is to be deleted above the list: mostly there is nothing. */
export const deletionRequests = later(
  async () =>
    (await Promise.all([import('./deletion-requests.tsx'), needCatalogs('errors', 'pings-later')]))[0].DeletionRequests,
);

export const pingKeysDialog = later(
  async () => (await Promise.all([import('./ping-keys-dialog.tsx'), needCatalogs('pings-later')]))[0].PingKeysDialog,
);
