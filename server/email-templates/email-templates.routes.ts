import { emailTemplates, testTemplate } from '../../contract/email-templates/email-templates.endpoints.ts';
import type { Route } from '../http/route.ts';
import { type Caller, lockOrganizationOf, ownedBy, reachOf } from '../kit/records.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { sendTemplateTest } from './email-templates.mails.ts';
import { type EmailTemplateRow, findTemplate, listTemplates } from './email-templates.repository.ts';
import { checkTemplate, templateChanged, templateRecords, templateRow } from './email-templates.service.ts';
import { emailTemplateView } from './email-templates.view.ts';

/** Whoever writes waits for others of the same organization, which has one default for each purpose and so many at most. */
async function find(call: Caller, id: string): Promise<EmailTemplateRow | undefined> {
  const reach = reachOf(call);
  if (call.request.method !== 'GET') await lockOrganizationOf(call.tx, templateRecords, id, reach);
  return findTemplate(call.tx, id, reach);
}

export function emailTemplatesRoutes(route: Route): void {
  resourceRoutes(route, emailTemplates, {
    usual: 'name',
    list: (call, page) => {
      const where = { ...call.query.filter, organization_id: ownedBy(call), isOrdered: call.query.order !== undefined };
      return listTemplates(call.tx, where, page, call.locale);
    },
    find,
    view: (rows, call) => rows.map((row) => emailTemplateView(row, call)),
    records: templateRecords,
    check: checkTemplate,
    toRow: templateRow,
    effects: templateChanged,
  });

  route(testTemplate, async (call) => sendTemplateTest(call, await find(call, call.params.id)));
}
