import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { employeesAndStaff, open } from '../support/admissions.ts';
import type { Column } from '../support/column.ts';
import { openCode } from '../support/registration.ts';
import { later, oneOf } from '../support/rows-in-sql.ts';

export const column: Column = {
  table: 'registration_codes',
  make: async ({ browser }) => {
    const body = { ...openCode, occupation_ids: [], name: 'Absagen im Mai' };
    return (await browser.call(registrationCodes.create, { body })).body.data.id;
  },
  change: { name: 'Neu' },
  forbidden: { event: 'extend', instead: ['deactivate', 'archive'] },
  typed: { text: 'Absagen im Mai', afterwards: 'stays' },
  admission: {
    create: employeesAndStaff,
    handout: employeesAndStaff,
    list: employeesAndStaff,
    lookup: open,
    show: employeesAndStaff,
    transition: employeesAndStaff,
    update: employeesAndStaff,
  },
  beside: { handout: {} },
  notThePersons: {
    registration_codes: 'the company’s own',
  },
  rows: {
    registration_codes: {
      kind: `'group'`,
      status: oneOf('archived', 'archived', 'archived', 'active'),
      code: `lpad(upper(to_hex(n)), 8, '0')`,
      valid_until: later,
    },
  },
  ofCompany: { kind: `'group'`, code: `lpad((90000000 + n)::text, 8, '0')` },
};
