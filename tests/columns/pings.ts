import { findable, sentPing } from '../support/account.ts';
import { applicants, bothSides, employees, open } from '../support/admissions.ts';
import type { Column } from '../support/column.ts';
import { later, oneOf } from '../support/rows-in-sql.ts';

export const column: Column = {
  table: 'pings',
  make: async ({ world, tenant, browser }) => sentPing(world, browser, await world.person({ tenant, ...findable })),
  forbidden: { event: 'accept', instead: ['revoke'] },
  typed: { text: 'would like to meet you', afterwards: 'stays' },
  admission: {
    answer: open,
    contacted: applicants('onboarded'),
    create: employees,
    'create-batch': employees,
    'follow-up': employees,
    list: bothSides,
    lookup: open,
    outcome: employees,
    overview: employees,
    preview: employees,
    read: employees,
    recipients: applicants('session'),
    show: bothSides,
    transition: bothSides,
  },
  rights: {
    ping: { 'An applicant answers later': 'pending later pending: applicant' },
  },
  rows: {
    pings: {
      kind: `'talk'`,
      status: oneOf('created', 'pending', 'declined', 'accepted'),
      locale: `'de'`,
      send_at: later,
      expires_at: later,
      sent_at: '$now',
      released_at: '$now',
      released_until: later,
    },
  },
};
