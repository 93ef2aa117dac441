import { sql } from 'kysely';

/** In SQL, over `applicants a`: the applicant has not blocked this organization. */
export const notBlockedBy = (organizationId: string) =>
  sql<boolean>`not exists (select from organization_blocks b where b.tenant_id = a.tenant_id and b.applicant_id = a.id
    and b.organization_id = ${organizationId}::uuid)`;
