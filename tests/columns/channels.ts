import { channels } from '../../contract/channels/channels.endpoints.ts';
import { everyone, open } from '../support/admissions.ts';
import type { Column } from '../support/column.ts';

export const column: Column = {
  table: 'channels',
  make: async ({ browser }) => (await browser.call(channels.list)).body.data[0]?.id ?? '',
  change: { preferences: { contact: false, tips: true } },
  admission: {
    list: { from: 'verified', roles: everyone },
    'undo-unsubscribe': open,
    unsubscribe: open,
    update: { from: 'verified', roles: everyone },
  },
};
