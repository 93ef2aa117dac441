import { newId } from '../../server/db/ids.ts';
import { inTenant } from '../../server/db/scope.ts';
import type { TenantRow } from '../../server/tenants/tenants.repository.ts';
import type { World } from './world.ts';

/** A published default template for pings in a tenant; returns its id. */
export async function pingTemplate(world: World, tenant: TenantRow): Promise<string> {
  const id = newId(world.clock);
  const now = world.clock.now();
  await inTenant(world.db, tenant.id, (tx) =>
    tx
      .insertInto('email_templates')
      .values({
        tenant_id: tenant.id,
        id,
        organization_id: null,
        name_de: 'Kennenlernen',
        name_en: 'Getting to know',
        purpose: 'ping',
        subject_de: '{organization.name} möchte dich kennenlernen',
        subject_en: '{organization.name} would like to meet you',
        body_de:
          'Hallo {applicant.firstname},\n\nwir suchen {applicant.occupation}. Es sind höchstens {distance_km} km. Antworte hier: {response_link}\n\n{employee.fullname}',
        body_en:
          'Hi {applicant.firstname},\n\nwe look for {applicant.occupation}. It is at most {distance_km} km. Answer here: {response_link}\n\n{employee.fullname}',
        status: 'published',
        is_default: true,
        created_at: now,
        updated_at: now,
      })
      .execute(),
  );
  return id;
}
