import { anySession, staff } from '../support/admissions.ts';
import type { Column } from '../support/column.ts';
import { oneOf } from '../support/rows-in-sql.ts';

export const column: Column = {
  table: 'users',
  readBy: 'tenant_member',
  make: async ({ person }) => person.id,
  // its texts are what somebody logs in by
  isMute: true,
  admission: {
    list: staff,
    show: staff,
    update: anySession,
  },
  rows: {
    users: { type: `'applicant'`, locale: `'de'`, verification: oneOf('verified', 'unverified'), account: `'active'` },
  },
};
