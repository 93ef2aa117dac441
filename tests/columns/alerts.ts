import { alerts } from '../../contract/alerts/alerts.endpoints.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { employees, employeesAndStaff } from '../support/admissions.ts';
import { succeeded } from '../support/api-client.ts';
import type { Column } from '../support/column.ts';
import { later, oneOf } from '../support/rows-in-sql.ts';

export const column: Column = {
  table: 'alerts',
  make: async ({ browser }) => {
    const body = { name: 'Anlagenmechaniker im Umkreis', interval: 'weekly', criteria: { centre: '10115' } } as const;
    return (await browser.call(alerts.create, { body })).body.data.id;
  },
  change: { name: 'Neu' },
  forbidden: { event: 'resume', instead: ['pause', 'archive'] },
  typed: { text: 'Anlagenmechaniker im Umkreis', afterwards: 'stays' },
  admission: {
    create: employeesAndStaff,
    estimate: employeesAndStaff,
    list: employeesAndStaff,
    'opt-out': employees,
    show: employeesAndStaff,
    transition: employeesAndStaff,
    update: employeesAndStaff,
  },
  beside: { 'opt-out': { body: { opted_out: false } } },
  notThePersons: {
    alerts: 'the company’s own',
    alert_recipients: 'no text in it',
    alert_runs: 'no text in it',
    alert_seen: 'no text in it',
    alert_digests: 'no text in it',
  },
  story: async ({ browser, name, key }) => {
    const body = { name, interval: 'daily', criteria: { occupation_ids: occupations[0]?.id ?? '' } } as const;
    await succeeded(browser.call(alerts.create, { body }, key()));
  },
  rows: {
    alerts: {
      interval: oneOf('daily', 'weekly', 'biweekly', 'monthly'),
      criteria: `'{"centre": "10115"}'::jsonb`,
      status: oneOf('active', 'inactive', 'draft', 'archived'),
      next_run_at: `case when n % 4 = 0 then ${later} end`,
      paused_until: later,
      used_at: '$now',
    },
    alert_recipients: { employee_id: 'gen_random_uuid()' },
    alert_runs: {},
    alert_seen: {},
    alert_digests: {},
  },
  ofCompany: {},
};
