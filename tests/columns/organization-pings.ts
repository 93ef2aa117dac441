import { pings } from '../../contract/pings/pings.endpoints.ts';
import { findable, sentPing } from '../support/account.ts';
import { staff } from '../support/admissions.ts';
import type { Column } from '../support/column.ts';

export const column: Column = {
  table: 'pings',
  readBy: 'tenant_member',
  make: async ({ world, tenant, browser }) => {
    const id = await sentPing(world, browser, await world.person({ tenant, ...findable }));
    await browser.call(pings.transition, { params: { id }, body: { event: 'revoke' } });
    return id;
  },
  forbidden: { event: 'revoke', instead: [] },
  isMute: true,
  admission: {
    list: staff,
    transition: staff,
  },
};
