import { reportCompany } from '../../contract/reports/reports.endpoints.ts';
import { findable } from '../support/account.ts';
import { applicants, staff } from '../support/admissions.ts';
import type { Column } from '../support/column.ts';

export const column: Column = {
  table: 'reports',
  readBy: 'tenant_member',
  make: async ({ world, tenant, person }) => {
    const reporter = await world.login(await world.person({ tenant, ...findable }));
    const body = { organization_id: person.organization_id ?? '', reason: 'money', text: 'Wollte Geld' } as const;
    return (await reporter.call(reportCompany, { body }, { key: `report-${person.id}` })).body.data.id;
  },
  forbidden: { event: 'archive', instead: ['confirm', 'decline'] },
  admission: {
    about: applicants('verified'),
    create: applicants('verified'),
    list: staff,
    'open-matters': staff,
    own: applicants('verified'),
    show: staff,
    transition: staff,
  },
  rights: {
    report: {
      'Applicants and guardians report a company, and staff answer': `
        pending confirm confirmed: tenant_member administrator
        pending decline declined: tenant_member administrator
        confirmed archive archived: tenant_member administrator
        declined archive archived: tenant_member administrator`,
    },
  },
};
