import { showAgenda } from '../../contract/statistics/agenda.endpoints.ts';
import { showMenuCounts } from '../../contract/statistics/menu-counts.endpoints.ts';
import {
  showApplicantStatistics,
  showEmployeeStatistics,
  showOrganizationStatistics,
} from '../../contract/statistics/statistics.endpoints.ts';
import type { Route } from '../http/route.ts';
import { agendaOf, companyStatistics, menuCountsOf } from './agenda.service.ts';
import { applicantStatistics, employeeStatistics, organizationStatistics } from './statistics.service.ts';

export function statisticsRoutes(route: Route): void {
  route(showApplicantStatistics, async ({ tx, tenant, now }) => ({ data: await applicantStatistics(tx, tenant, now) }));
  route(showEmployeeStatistics, async (call) => ({
    data: call.actor.organization_id
      ? await companyStatistics(call, call.actor.organization_id)
      : await employeeStatistics(call.tx, call.now),
  }));
  route(showMenuCounts, async (call) => ({ data: await menuCountsOf(call) }));
  route(showAgenda, async (call) => ({ data: await agendaOf(call) }));
  route(showOrganizationStatistics, async ({ tx, now }) => ({ data: await organizationStatistics(tx, now) }));
}
