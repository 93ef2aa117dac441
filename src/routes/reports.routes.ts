import { createRoute } from '@tanstack/react-router';
import { auditsSearch } from '../../contract/audits/audits.search.ts';
import { undeliveredMailsSearch } from '../../contract/channels/undelivered-mails.search.ts';
import { openDeletionsSearch } from '../../contract/pings/open-deletions.search.ts';
import { reportsSearch as search } from '../../contract/reports/reports.search.ts';
import { suspiciousEventsSearch } from '../../contract/reports/suspicious-events.search.ts';
import { listRoute, screenOf } from '../kit/resource-route.ts';
import { memberParent as parent } from './parents.ts';

const guards = ['tenantmember'] as const;

/** What was reported to the tenant's staff, and what was done in the tenant. */
export const reportsRoutes = [
  listRoute({
    parent,
    path: '/reports',
    is: { name: 'reports.index', guards },
    search,
    load: async (asked, signal) => (await import('./reports.loaders.ts')).loadList(asked, signal),
    screen: screenOf(() => import('../features/reports/reports-screen.tsx'), 'Reports'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/reports/$report_id',
    staticData: { name: 'reports.show', guards },
    loader: async ({ params: { report_id }, abortController: { signal } }) =>
      (await import('./reports.loaders.ts')).loadOne(report_id, signal),
    ...screenOf(() => import('../features/reports/report-screen.tsx'), 'Report'),
  }),
  listRoute({
    parent,
    path: '/reports/deletions',
    is: { name: 'deletions.index', guards },
    search: openDeletionsSearch,
    load: async (asked, signal) => (await import('./reports.loaders.ts')).loadDeletions(asked, signal),
    screen: screenOf(() => import('../features/reports/deletions-screen.tsx'), 'Deletions'),
  }),
  listRoute({
    parent,
    path: '/reports/undelivered',
    is: { name: 'undelivered.index', guards },
    search: undeliveredMailsSearch,
    load: async (asked, signal) => (await import('./reports.loaders.ts')).loadUndelivered(asked, signal),
    screen: screenOf(() => import('../features/reports/undelivered-screen.tsx'), 'Undelivered'),
  }),
  listRoute({
    parent,
    path: '/reports/suspicious',
    is: { name: 'suspicious.index', guards },
    search: suspiciousEventsSearch,
    load: async (asked, signal) => (await import('./reports.loaders.ts')).loadSuspicious(asked, signal),
    screen: screenOf(() => import('../features/reports/suspicious-screen.tsx'), 'Suspicious'),
  }),
  listRoute({
    parent,
    path: '/audits',
    is: { name: 'audits.index', guards },
    search: auditsSearch,
    load: async (asked, signal) => (await import('./reports.loaders.ts')).loadAudits(asked, signal),
    screen: screenOf(() => import('../features/audits/desk/audits-screen.tsx'), 'Audits'),
  }),
  createRoute({
    getParentRoute: () => parent,
    path: '/statistics/report',
    staticData: { name: 'statistics.report', guards },
    validateSearch: ({ year }: Record<string, unknown>): { year?: string | undefined } => ({
      year: typeof year === 'string' && /^20\d\d$/.test(year) ? year : undefined,
    }),
    loaderDeps: ({ search: { year } }) => ({ year }),
    loader: async ({ deps: { year }, abortController: { signal } }) =>
      (await import('./reports.loaders.ts')).loadYearReport(year, signal),
    ...screenOf(() => import('../features/statistics/desk/report-screen.tsx'), 'Report'),
  }),
] as const;
