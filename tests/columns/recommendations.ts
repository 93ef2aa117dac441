import { applicants, employees } from '../support/admissions.ts';
import type { Column } from '../support/column.ts';
import { cameByCode } from '../support/recommendations.ts';
import { later } from '../support/rows-in-sql.ts';

export const column: Column = {
  table: 'recommendations',
  make: async ({ world, tenant, browser, person }) =>
    (await cameByCode({ world, tenant, browser, email: `came-${person.id}@example.org` })).recommendation.id,
  change: { note: 'Wir kennen sie aus dem Praktikum.' },
  forbidden: { event: 'withdraw', instead: ['confirm', 'revoke'] },
  admission: {
    create: employees,
    list: employees,
    received: applicants('verified'),
    transition: employees,
    'transition-batch': employees,
    update: employees,
    visibility: applicants('verified'),
  },
  rights: {
    recommendation: {
      'An applicant hides a recommendation and shows it again': `
        revoked show accepted: applicant
        revoked withdraw revoked: employee tenant_member administrator`,
      'A company takes back at once that it knows somebody': `
        accepted unconfirm created: employee tenant_member administrator`,
    },
  },
  rows: {
    recommendations: {
      registration_code_id: 'gen_random_uuid()',
      status: `'created'`,
      email: `'x' || n`,
      erase_at: later,
    },
  },
};
