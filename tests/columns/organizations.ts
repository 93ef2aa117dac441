import { applicants, employeesAndStaff, administrators, staff } from '../support/admissions.ts';
import type { Column } from '../support/column.ts';

export const column: Column = {
  table: 'organizations',
  readBy: 'tenant_member',
  make: async ({ person }) => person.organization_id ?? '',
  forbidden: { event: 'verify', instead: ['suspend', 'archive'] },
  admission: {
    create: staff,
    delete: administrators,
    deletion: administrators,
    keep: administrators,
    list: staff,
    'near-by': applicants('tos'),
    portrait: applicants('tos'),
    show: employeesAndStaff,
    statistics: staff,
    'statistics.csv': staff,
    transition: staff,
    update: { from: 'verified', roles: ['employee', 'tenant_member', 'administrator'] },
    'verify-preview': staff,
    'verify-several': staff,
  },
  notThePersons: {
    organizations: 'the company’s own',
  },
  rights: {
    organization: {
      'Staff take back within a minute what they did with several': `
        verified undo_verify created: system
        active undo_verify created: system`,
    },
  },
};
