import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import { perPageDefault } from '../../contract/kit/lists.ts';
import { Failure } from '../plugins/failure.ts';
import type { Route } from '../plugins/route.ts';
import { listTemplates, templateView } from './email-templates.repository.ts';

export function emailTemplatesRoutes(route: Route): void {
  route(emailTemplates.list, async ({ tx, actor, query, locale }) => {
    if (!actor.organization_id) throw new Failure('not_found');
    const { page = 1, per_page = perPageDefault, order = 'name', filter = {} } = query;
    const descending = order.startsWith('-');
    const by = order.endsWith('times_used') ? 'times_used' : locale === 'de' ? 'name_de' : 'name_en';
    const { rows, total } = await listTemplates(
      tx,
      { organization_id: actor.organization_id, ...filter },
      { by, descending },
      { limit: per_page, offset: (page - 1) * per_page },
    );
    return { data: rows.map(templateView), meta: { total, per_page, current_page: page } };
  });
}
