import { sql } from 'kysely';

/** In SQL, over `organizations o`: an applicant sees it. It is active, shows itself and isn't blocked by them. */
export const isShownTo = (applicantId: string) => sql<boolean>`(o.status = 'active'
  and exists (select from profiles p where p.tenant_id = o.tenant_id and p.organization_id = o.id
    and p.is_default and p.status = 'published')
  and not exists (select from organization_blocks b where b.tenant_id = o.tenant_id
    and b.organization_id = o.id and b.applicant_id = ${applicantId}::uuid))`;
