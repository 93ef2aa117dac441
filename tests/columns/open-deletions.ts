import { staff } from '../support/admissions.ts';
import { aDeletionRequest } from '../support/between-parties.ts';
import type { Column } from '../support/column.ts';

export const column: Column = {
  table: 'deletion_requests',
  readBy: 'tenant_member',
  make: ({ world, tenant, person }) => aDeletionRequest(world, tenant, person.organization_id ?? ''),
  isMute: true,
  admission: {
    list: staff,
    transition: staff,
  },
  notThePersons: {
    deletion_requests: 'the company’s own name for somebody (tests/api/deletion-requests.test.ts)',
  },
  rows: {
    deletion_requests: { requested_at: '$now', confirmed_at: 'case when n % 100 > 0 then $now::timestamptz end' },
  },
};
