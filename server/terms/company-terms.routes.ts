import * as endpoints from '../../contract/terms/company-terms.endpoints.ts';
import type { Route } from '../http/route.ts';
import { viewerOf } from '../search/availability.ts';
import { acceptCompanyTerms, companyTerms } from './company-terms.service.ts';

export function companyTermsRoutes(route: Route): void {
  route(endpoints.showCompanyTerms, async ({ tx, actor, locale }) => ({
    data: await companyTerms(tx, viewerOf(actor).organization_id, locale),
  }));

  route(endpoints.acceptCompanyTerms, async ({ tx, actor, body, locale, now }) => {
    const viewer = viewerOf(actor);
    await acceptCompanyTerms(tx, { ...viewer, hash: body.hash, now });
    return { data: await companyTerms(tx, viewer.organization_id, locale) };
  });
}
