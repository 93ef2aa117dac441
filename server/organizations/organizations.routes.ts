import type { Organization } from '../../contract/organizations/organizations.schema.ts';
import { showOrganization, updateOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import type { TenantTx } from '../db/scope.ts';
import { placedAddress } from '../geo/placed-address.ts';
import { updateVersioned } from '../kit/records.ts';
import { isTrained } from '../occupations/occupations.ts';
import { Failure } from '../http/failure.ts';
import type { Actor, Route } from '../http/route.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { activateOrganization, organizationRecords } from './organizations.service.ts';

/** The own organization. @throws Failure not_found, for every other one */
async function readOwn(
  { tx, tenant, actor }: { tx: TenantTx; tenant: TenantRow; actor: Actor },
  id: string,
): Promise<Organization> {
  const row =
    id === actor.organization_id
      ? await tx
          .selectFrom('organizations')
          .select([
            'id',
            'name',
            'usage_type',
            'status',
            'occupation_ids',
            'version',
            'website',
            'privacy',
            'verified_at',
          ])
          .select(['line_1', 'line_2', 'postcode', 'city', 'country'])
          .where('id', '=', id)
          .executeTakeFirst()
      : undefined;
  if (!row) throw new Failure('not_found');
  const { line_1, line_2, postcode, city, country, verified_at, ...organization } = row;
  const isWhole = line_1 !== null && postcode !== null && city !== null && country !== null;
  return {
    ...organization,
    verified_at: verified_at?.toISOString() ?? null,
    address: isWhole ? { line_1, line_2, postcode, city, country } : null,
    may_invite: tenant.employees_may_invite,
  };
}

export function organizationsRoutes(route: Route): void {
  route(showOrganization, async (call) => ({ data: await readOwn(call, call.params.id) }));

  route(updateOrganization, async (call) => {
    const { params, body, tx, now } = call;
    const row = await readOwn(call, params.id);
    const { address, website, privacy, ...plain } = body;
    const occupation_ids = plain.occupation_ids && [...new Set(plain.occupation_ids)];
    if (occupation_ids?.every(isTrained) === false) {
      throw new Failure('validation', { errors: { occupation_ids: [{ rule: 'unknown' }] } });
    }
    await updateVersioned(call, organizationRecords, row, {
      ...(plain.usage_type && { usage_type: plain.usage_type }),
      ...(occupation_ids && { occupation_ids }),
      ...(website !== undefined && { website: website || null }),
      ...(privacy !== undefined && { privacy: privacy || null }),
      ...(address && placedAddress(address)),
    });
    await activateOrganization(tx, params.id, now);
    const { id, name, usage_type, status, occupation_ids: trained, ...own } = await readOwn(call, params.id);
    const { verified_at, version } = own;
    return { data: { id, name, usage_type, status, occupation_ids: trained, verified_at, version } };
  });
}
