import { newId } from '../../server/db/ids.ts';
import { inTenant } from '../../server/db/scope.ts';
import { staff } from '../support/admissions.ts';
import type { Column } from '../support/column.ts';

export const column: Column = {
  table: 'audits',
  readBy: 'tenant_member',
  make: async ({ world, tenant, person }) => {
    const id = newId(world.clock);
    const act = { actor_kind: 'employee', actor_id: person.id, subject_type: 'Ping', event: 'submit' } as const;
    await inTenant(world.db, tenant.id, (tx) =>
      tx
        .insertInto('audits')
        .values({ ...act, tenant_id: tenant.id, id, subject_id: id, at: world.clock.now() })
        .execute(),
    );
    return id;
  },
  isMute: true,
  admission: {
    audited: staff,
    csv: staff,
    list: staff,
  },
  rows: {
    audits: { actor_kind: `'system'` },
  },
};
