import { staff } from '../support/admissions.ts';
import { anUndeliveredMail } from '../support/between-parties.ts';
import type { Column } from '../support/column.ts';
import { later, oneOf } from '../support/rows-in-sql.ts';

export const column: Column = {
  table: 'mails',
  readBy: 'tenant_member',
  make: ({ world, tenant, person }) => anUndeliveredMail(world, tenant, person),
  isMute: true,
  admission: {
    list: staff,
    transition: staff,
  },
  rows: {
    mails: { status: oneOf('sent', 'queued', 'failed'), send_at: later },
  },
};
