import { defaultTemplates, testDefaultTemplate } from '../../contract/email-templates/defaults.endpoints.ts';
import type { Route } from '../http/route.ts';
import type { Caller } from '../kit/records.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import {
  checkDefaultTemplate,
  defaultTemplateChanged,
  defaultTemplateRecords,
  defaultTemplateRow,
  defaultTemplateView,
} from './defaults.service.ts';
import { sendTemplateTest } from './email-templates.mails.ts';
import { findTemplate, listTemplates, lockDefaults } from './email-templates.repository.ts';

const ofTenant = { organization_id: null } as const;

async function find(call: Caller, id: string) {
  if (call.request.method !== 'GET') await lockDefaults(call.tx);
  return findTemplate(call.tx, id, ofTenant);
}

/** The association's templates, for its administrators. */
export function defaultTemplatesRoutes(route: Route): void {
  resourceRoutes(route, defaultTemplates, {
    usual: 'name',
    list: (call, page) => {
      const where = { ...call.query.filter, ...ofTenant, isOrdered: call.query.order !== undefined };
      return listTemplates(call.tx, where, page, call.locale);
    },
    find,
    view: (rows, call) => rows.map((row) => defaultTemplateView(row, call)),
    records: defaultTemplateRecords,
    check: checkDefaultTemplate,
    toRow: defaultTemplateRow,
    effects: defaultTemplateChanged,
  });

  route(testDefaultTemplate, async (call) => sendTemplateTest(call, await find(call, call.params.id)));
}
