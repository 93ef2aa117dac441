import { findable } from '../support/account.ts';
import { applicants, employees, open, staff } from '../support/admissions.ts';
import type { Column } from '../support/column.ts';
import { later, oneOf } from '../support/rows-in-sql.ts';

export const column: Column = {
  table: 'applicants',
  readBy: 'tenant_member',
  make: async ({ world, tenant }) => (await world.person({ tenant, ...findable })).applicant_id ?? '',
  isMute: true,
  admission: {
    'correct-name': staff,
    dashboard: applicants('tos'),
    list: staff,
    'mark-found': staff,
    'renew-looking': open,
    search: employees,
    'search.counts': employees,
    'search.history': employees,
    'search.mark': employees,
    'search.remember': employees,
    'search.seen': employees,
    'search.start': employees,
    'search.view': employees,
    show: staff,
    statistics: staff,
    'statistics.csv': staff,
    transition: applicants('tos'),
    update: applicants('verified'),
    viewers: applicants('verified'),
    'withdraw-registration': applicants('session'),
  },
  rows: {
    applicants: {
      search_status: oneOf('wants_to_be_matched', 'unconfirmed', 'expired'),
      search_ended_at: '$now',
      looking_until: later,
      tos_status: `'accepted'`,
      findable_status: `'accepted'`,
      findable_version: '1000',
      terms_version: '1000',
      date_of_birth: `'2011-01-01'`,
    },
  },
};
