import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import { ownedBy } from '../kit/records.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import type { Route } from '../http/route.ts';
import { listTemplates } from './email-templates.repository.ts';
import { emailTemplateView } from './email-templates.view.ts';

export function emailTemplatesRoutes(route: Route): void {
  resourceRoutes(route, emailTemplates, {
    usual: 'name',
    list: (call, page) =>
      listTemplates(call.tx, { organization_id: ownedBy(call), ...call.query.filter }, page, call.locale),
    view: (rows) => rows.map(emailTemplateView),
  });
}
