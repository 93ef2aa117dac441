import { staff } from '../support/admissions.ts';
import type { Column } from '../support/column.ts';

export const column: Column = {
  table: 'organizations',
  readBy: 'tenant_member',
  make: async ({ person }) => person.organization_id ?? '',
  admission: {
    csv: staff,
    list: staff,
    preview: staff,
    remind: staff,
    summary: staff,
  },
};
