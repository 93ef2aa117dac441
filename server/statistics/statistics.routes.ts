import {
  showApplicantStatistics,
  showEmployeeStatistics,
  showOrganizationStatistics,
} from '../../contract/statistics/statistics.endpoints.ts';
import type { Route } from '../http/route.ts';
import { applicantStatistics, employeeStatistics, organizationStatistics } from './statistics.service.ts';

export function statisticsRoutes(route: Route): void {
  route(showApplicantStatistics, async ({ tx, tenant, now }) => ({ data: await applicantStatistics(tx, tenant, now) }));
  route(showEmployeeStatistics, async ({ tx, now }) => ({ data: await employeeStatistics(tx, now) }));
  route(showOrganizationStatistics, async ({ tx, now }) => ({ data: await organizationStatistics(tx, now) }));
}
