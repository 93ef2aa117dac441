import { sql } from 'kysely';

/**
 * Over `applicants a`: another company recommends them. Whom a company recommends itself it knows by name, so its own
 * word marks nobody in what it sees of pseudonyms: else it could confirm somebody and look whose mark appears.
 */
export const isRecommendedTo = (organizationId: string) =>
  sql<boolean>`exists (select from recommendations r where r.tenant_id = a.tenant_id and r.applicant_id = a.id
    and r.status = 'accepted' and r.organization_id <> ${organizationId}::uuid)`;
