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
import type { Call, Route } from '../http/route.ts';
import type { Caller } from '../kit/records.ts';
import { tableFile } from '../kit/tables.ts';
import { agendaOf, companyStatistics, menuCountsOf } from './agenda.service.ts';
import { yearReport } from './report.service.ts';
import { applicantStatistics, employeeStatistics, organizationStatistics } from './statistics.service.ts';
import { applicantLines, employeeLines, type Line, lineColumns, organizationLines } from './statistics.table.ts';

/** The table behind each plot, as a file. */
function statisticsFiles(route: Route): void {
  const take = (call: Caller & Pick<Call, 'query'>, of: string, lines: Parameters<typeof tableFile<Line>>[3]) =>
    tableFile(call, `statistics-${of}`, lineColumns, lines);
  route(takeApplicantStatistics, async (call) =>
    take(call, 'applicants', applicantLines(await applicantStatistics(call.tx, call.tenant, call.now))),
  );
  route(takeEmployeeStatistics, async (call) =>
    take(call, 'employees', employeeLines(await employeeStatistics(call.tx, call.now))),
  );
  route(takeOrganizationStatistics, async (call) =>
    take(call, 'organizations', organizationLines(await organizationStatistics(call.tx, call.now))),
  );
}

export function statisticsRoutes(route: Route): void {
  route(showApplicantStatistics, async ({ tx, tenant, now }) => ({ data: await applicantStatistics(tx, tenant, now) }));
  route(showEmployeeStatistics, async (call) => ({
    data: call.actor.organization_id
      ? await companyStatistics(call, call.actor.organization_id)
      : await employeeStatistics(call.tx, call.now),
  }));
  route(showMenuCounts, async (call) => ({ data: await menuCountsOf(call) }));
  route(showYearReport, async (call) => ({ data: await yearReport(call, call.query.year) }));
  route(showAgenda, async (call) => ({ data: await agendaOf(call) }));
  statisticsFiles(route);
  route(showOrganizationStatistics, async ({ tx, now }) => ({ data: await organizationStatistics(tx, now) }));
}
