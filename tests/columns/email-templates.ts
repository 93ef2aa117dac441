import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import { employees, employeesAndStaff } from '../support/admissions.ts';
import { succeeded } from '../support/api-client.ts';
import type { Column } from '../support/column.ts';

export const column: Column = {
  table: 'email_templates',
  make: async ({ browser, person }) => {
    const body = { name: 'Einladung zum Probetag', purpose: 'invitation', reply_to: person.email } as const;
    return (await browser.call(emailTemplates.create, { body })).body.data.id;
  },
  change: { name: 'Neu' },
  forbidden: { event: 'restore', instead: ['publish', 'archive'] },
  typed: { text: 'Einladung zum Probetag', afterwards: 'stays' },
  admission: {
    create: employeesAndStaff,
    list: employeesAndStaff,
    show: employeesAndStaff,
    test: employees,
    transition: employeesAndStaff,
    update: employeesAndStaff,
  },
  beside: { test: { body: { locale: 'de', sample: 'full' } } },
  notThePersons: {
    email_templates: 'the company’s own',
  },
  story: async ({ browser, name, key }) => {
    const body = { name, purpose: 'ping', subject: { de: name, en: name } } as const;
    await succeeded(browser.call(emailTemplates.create, { body }, key()));
  },
  ofCompany: { purpose: `'ping'`, status: `'published'`, is_default: 'false' },
};
