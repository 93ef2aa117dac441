import { sql } from 'kysely';
import { currentTenant } from '../tenants/current-tenant.ts';

/** In SQL: whom the organization has marked so. */
const marked = (organizationId: string, hidden: boolean) =>
  sql`select m.applicant_id from search_marks m
    where m.tenant_id = ${currentTenant} and m.organization_id = ${organizationId}::uuid and m.hidden = ${sql.lit(hidden)}`;

/** Over `applicants a`: a list made first, by which people are looked up, however few of all it names. */
export const isMarkedBy = (organizationId: string, { hidden }: { readonly hidden: boolean }) =>
  sql`a.id = any(array(${marked(organizationId, hidden)}))`;

/** Over `applicants a`: asked of each row by its key, as a block is. */
export const isHiddenBy = (organizationId: string) =>
  sql`exists (${marked(organizationId, true)} and m.applicant_id = a.id)`;
