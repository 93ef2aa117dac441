import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import { employeesAndStaff, open } from '../support/admissions.ts';
import type { Column } from '../support/column.ts';
import { later } from '../support/rows-in-sql.ts';

export const column: Column = {
  table: 'invitations',
  make: async ({ browser, person }) => {
    const body = { email: `guest-${person.id}@example.org`, firstname: 'Ina', lastname: 'Gastmann' };
    const key = `invite-${person.id}`;
    const { id } = (await browser.call(invitations.create, { body }, { key })).body.data;
    await browser.call(invitations.transition, { params: { id }, body: { event: 'revoke' } });
    return id;
  },
  forbidden: { event: 'resend', instead: [] },
  typed: { text: 'Gastmann', afterwards: 'stays' },
  admission: {
    create: employeesAndStaff,
    decline: open,
    link: employeesAndStaff,
    list: employeesAndStaff,
    lookup: open,
    transition: employeesAndStaff,
  },
  rows: {
    invitations: { status: `'pending'`, expires_at: later },
  },
  ofCompany: {},
};
