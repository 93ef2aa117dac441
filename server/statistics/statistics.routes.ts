import { showAgenda } from '../../contract/statistics/agenda.endpoints.ts';
import { showYearReport } from '../../contract/statistics/report.endpoints.ts';
import { showMenuCounts } from '../../contract/statistics/menu-counts.endpoints.ts';
import {
  showApplicantStatistics,
  showEmployeeStatistics,
  showOrganizationStatistics,
  takeApplicantStatistics,
  takeEmployeeStatistics,
  takeOrganizationStatistics,
} from '../../contract/statistics/statistics.endpoints.ts';
import { Failure } from '../http/failure.ts';
import type { Route } from '../http/route.ts';
import { tableFile } from '../kit/tables.ts';
import { agendaOf, companyStatistics, menuCountsOf } from './agenda.service.ts';
import { yearReport } from './report.service.ts';
import { applicantStatistics, employeeStatistics, organizationStatistics } from './statistics.service.ts';
import { applicantLines, employeeLines, type Line, lineColumns, organizationLines } from './statistics.table.ts';

type FileCall = Parameters<typeof tableFile>[0];

/** The table behind each plot, as a file. */
function statisticsFiles(route: Route): void {
  const take = (call: FileCall, of: string, lines: Parameters<typeof tableFile<Line>>[3]) =>
    tableFile(call, `statistics-${of}`, lineColumns, lines);
  route(takeApplicantStatistics, async (call) => {
    const { tx, tenant, now, query } = call;
    return take(call, 'applicants', applicantLines(await applicantStatistics(tx, tenant, now, query.filter)));
  });
  route(takeEmployeeStatistics, async (call) => {
    const { tx, tenant, now, query } = call;
    return take(call, 'employees', employeeLines(await employeeStatistics(tx, tenant, now, query.filter)));
  });
  route(takeOrganizationStatistics, async (call) => {
    const { tx, tenant, now, query } = call;
    return take(call, 'organizations', organizationLines(await organizationStatistics(tx, tenant, now, query.filter)));
  });
}

export function statisticsRoutes(route: Route): void {
  route(showApplicantStatistics, async ({ tx, tenant, now, query }) => ({
    data: await applicantStatistics(tx, tenant, now, query.filter),
  }));
  route(showEmployeeStatistics, async (call) => {
    const { tx, tenant, now, actor, query } = call;
    if (!actor.organization_id) {
      const { organization_id, from, until } = query.filter ?? {};
      const asked = from !== undefined && until !== undefined ? { from, until } : undefined;
      return { data: await employeeStatistics(tx, tenant, now, asked, organization_id) };
    }
    // a company's course is of eight weeks, whatever is asked
    if (query.filter) throw new Failure('validation', { errors: { filter: [{ rule: 'unknown_field' }] } });
    return { data: await companyStatistics(call, actor.organization_id) };
  });
  route(showMenuCounts, async (call) => ({ data: await menuCountsOf(call) }));
  route(showYearReport, async (call) => ({ data: await yearReport(call, call.query.year) }));
  route(showAgenda, async (call) => ({ data: await agendaOf(call) }));
  statisticsFiles(route);
  route(showOrganizationStatistics, async ({ tx, tenant, now, query }) => ({
    data: await organizationStatistics(tx, tenant, now, query.filter),
  }));
}
