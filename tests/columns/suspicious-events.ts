import { staff } from '../support/admissions.ts';
import { aSuspiciousEvent } from '../support/between-parties.ts';
import type { Column } from '../support/column.ts';

export const column: Column = {
  table: 'suspicious_events',
  readBy: 'tenant_member',
  make: ({ world, tenant, person }) => aSuspiciousEvent(world, tenant, person),
  isMute: true,
  admission: {
    list: staff,
    transition: staff,
  },
};
