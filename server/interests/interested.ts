import { sql } from 'kysely';
import { currentTenant } from '../tenants/current-tenant.ts';
import { deleteInterests, findInterested } from './interests.repository.ts';

export const endInterests = deleteInterests;
export const interestedIn = findInterested;

/** Over `applicants a`: who shows an organization interest on this day. A list made first, by which people are looked up. */
export const isInterestedIn = (organizationId: string, day: string) =>
  sql`a.id = any(array(select i.applicant_id from interests i
    where i.tenant_id = ${currentTenant} and i.organization_id = ${organizationId}::uuid and i.until >= ${day}::date))`;
