import { showOpenMatters } from '../../contract/reports/open-matters.endpoints.ts';
import {
  listOwnReports,
  reportCompany as reportCompanyEndpoint,
  reports,
  showReportable,
} from '../../contract/reports/reports.endpoints.ts';
import { actionOf } from '../audit/action.ts';
import { Failure } from '../http/failure.ts';
import type { Actor, Route } from '../http/route.ts';
import { reachOf } from '../kit/records.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { moveReport } from './answers.service.ts';
import { openMatters } from './open-matters.service.ts';
import { findReport, listReports } from './reports.repository.ts';
import { reportable, reportCompany, reportsBy } from './reports.service.ts';
import { reportView } from './reports.view.ts';

function applicantOf({ applicant_id }: Actor): string {
  if (applicant_id === undefined) throw new Failure('not_found');
  return applicant_id;
}

export function reportsRoutes(route: Route): void {
  route(reportCompanyEndpoint, async (call) => ({
    data: await reportCompany(call, applicantOf(call.actor), call.body, actionOf(call)),
  }));

  route(listOwnReports, async ({ tx, actor }) => ({
    data: await reportsBy(tx, { applicant_id: applicantOf(actor) }),
  }));

  route(showReportable, async ({ tx, actor, params }) => ({
    data: await reportable(tx, applicantOf(actor), params.id),
  }));

  route(showOpenMatters, async ({ tx }) => ({ data: await openMatters(tx) }));

  const one = resourceRoutes(route, reports, {
    usual: 'answer_by',
    list: (call, page) => listReports(call.tx, { ...call.query.filter, ...reachOf(call) }, page),
    find: ({ tx }, id) => findReport(tx, id),
    view: (rows, { actor }) => rows.map((row) => reportView(row, actor.type)),
  });

  route(reports.transition, async (call) => {
    const row = await findReport(call.tx, call.params.id);
    if (!row) throw new Failure('not_found');
    await moveReport(call, row, call.body);
    const moved = await findReport(call.tx, row.id);
    return one(call, moved ?? row);
  });
}
