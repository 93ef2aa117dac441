import { sql } from 'kysely';

/** In SQL, over `applicants a`: whom the organization has marked so. */
const marked = (organizationId: string, hidden: boolean) =>
  sql`select m.applicant_id from search_marks m
    where m.tenant_id = a.tenant_id and m.organization_id = ${organizationId}::uuid and m.hidden = ${sql.lit(hidden)}`;

export const isSavedBy = (organizationId: string) => sql`a.id in (${marked(organizationId, false)})`;
export const isHiddenBy = (organizationId: string) => sql`a.id in (${marked(organizationId, true)})`;
/** Asked of each row by its key, as a block is: `not in` would have it read otherwise. */
export const notHiddenBy = (organizationId: string) =>
  sql`not exists (${marked(organizationId, true)} and m.applicant_id = a.id)`;
