import { organizations } from '../../contract/organizations/desk.endpoints.ts';
import { showOrganization, updateOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { stalledDays } from '../../contract/statistics/statistics.schema.ts';
import { byCaller } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import { placedAddress } from '../geo/placed-address.ts';
import { type Caller, updateVersioned } from '../kit/records.ts';
import { resourceRoutes } from '../kit/resource-routes.ts';
import { spanned } from '../kit/span.ts';
import { isTrained } from '../occupations/occupations.ts';
import { Failure } from '../http/failure.ts';
import type { Route } from '../http/route.ts';
import { findEntry, listOrganizations } from './organizations.repository.ts';
import { activateOrganization, organizationRecords } from './organizations.service.ts';
import { entryView, organizationView } from './organizations.view.ts';
import { createOrganization, moveOrganization, organizationById } from './staff.service.ts';

const isStaff = ({ actor }: Pick<Caller, 'actor'>): boolean => actor.type !== 'employee';

/** The own organization, or for staff any. @throws Failure not_found, for every other one */
async function readWithin(call: Caller, id: string) {
  if (!isStaff(call) && id !== call.actor.organization_id) throw new Failure('not_found');
  return organizationById(call, id);
}

const dayMs = 86_400_000;
const momentOf = ({ now }: Pick<Caller, 'now'>) => ({ now, since: new Date(now.getTime() - stalledDays * dayMs) });

export function organizationsRoutes(route: Route): void {
  const one = resourceRoutes(route, organizations, {
    usual: 'name',
    list: (call, page) =>
      listOrganizations(call.tx, spanned(call.query.filter, call.tenant.timezone), page, momentOf(call)),
    find: (call, id) => findEntry(call.tx, id, momentOf(call)),
    view: (rows, call) => rows.map((row) => entryView(row, call)),
  });

  const entry = async (call: Caller, id: string) => {
    const row = await findEntry(call.tx, id, momentOf(call));
    if (!row) throw new Failure('not_found');
    return one(call, row);
  };

  route(organizations.create, async (call) => entry(call, await createOrganization(call, call.body)));

  route(organizations.transition, async (call) => {
    const { id } = call.params;
    await moveOrganization(call, await organizationById(call, id), call.body);
    return entry(call, id);
  });

  route(showOrganization, async (call) => ({ data: organizationView(await readWithin(call, call.params.id), call) }));

  route(updateOrganization, async (call) => {
    const { params, body, tx, now } = call;
    const row = await readWithin(call, params.id);
    const { address, website, privacy, ...plain } = body;
    const occupation_ids = plain.occupation_ids && [...new Set(plain.occupation_ids)];
    if (occupation_ids?.every(isTrained) === false) {
      throw new Failure('validation', { errors: { occupation_ids: [{ rule: 'unknown' }] } });
    }
    if (plain.name !== undefined && !isStaff(call)) {
      throw new Failure('validation', { errors: { name: [{ rule: 'unknown_field' }] } });
    }
    await updateVersioned(call, organizationRecords, row, {
      ...(plain.name !== undefined && { name: plain.name }),
      ...(plain.usage_type && { usage_type: plain.usage_type }),
      ...(occupation_ids && { occupation_ids }),
      ...(website !== undefined && { website: website || null }),
      ...(privacy !== undefined && { privacy: privacy || null }),
      ...(address && placedAddress(address)),
      ...(isStaff(call) && { staff_changed_at: now }),
    });
    const said = { subject_type: 'Organization', subject_id: params.id, event: 'update', fields: Object.keys(body) };
    if (said.fields.length > 0) await audit(tx, { ...byCaller(call), ...said });
    await activateOrganization(tx, params.id, now);
    const { id, name, usage_type, status, occupation_ids: trained, ...own } = await organizationById(call, params.id);
    const { verified_at, deletes_at, version } = own;
    return {
      data: {
        id,
        name,
        usage_type,
        status,
        occupation_ids: trained,
        verified_at: verified_at?.toISOString() ?? null,
        deletes_at: deletes_at?.toISOString() ?? null,
        version,
      },
    };
  });
}
