import type {
  NewRegistrationCode,
  RegistrationCodeEvent,
  UpdateRegistrationCode,
} from '../../contract/registration-codes/registration-codes.schema.ts';
import { inOrder } from '../../contract/registration-codes/registration-codes.schema.ts';
import { nextStatus } from '../../machines/kit/lifecycle.ts';
import { registrationCodeLifecycle } from '../../machines/registration-codes/registration-code.lifecycle.ts';
import { audit } from '../audit/audit.ts';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import { isOccupation } from '../occupations/occupations.ts';
import { Failure } from '../plugins/failure.ts';
import type { Actor } from '../plugins/route.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { randomRegistrationCode } from './code-generation.ts';
import { eventsNow } from './registration-codes.present.ts';
import {
  addUse,
  dayStart,
  findByCode,
  findRegistrationCode,
  isCodeTaken,
  type RegistrationCodeRow,
} from './registration-codes.repository.ts';

/** Who does it, where and when. */
export interface Deed {
  readonly tx: TenantTx;
  readonly tenant: TenantRow;
  readonly actor: Actor;
  readonly now: Date;
}

/** The organization whose codes the caller may see; someone without one sees none. */
export function ownOrganization(actor: Actor): string {
  if (!actor.organization_id) throw new Failure('not_found');
  return actor.organization_id;
}

/** One code of the caller's organization. @throws Failure not_found for absent and foreign alike */
export async function readRegistrationCode({ tx, tenant, actor, now }: Deed, id: string): Promise<RegistrationCodeRow> {
  const row = await findRegistrationCode(tx, { id, organization_id: ownOrganization(actor) }, tenant.timezone, now);
  if (!row) throw new Failure('not_found');
  return row;
}

export async function createRegistrationCode(deed: Deed, input: NewRegistrationCode): Promise<RegistrationCodeRow> {
  const { tx, tenant, actor, now } = deed;
  refuseUnknownOccupations(input.occupation_ids);
  let code = randomRegistrationCode();
  while (await isCodeTaken(tx, code)) code = randomRegistrationCode();
  const id = newId({ now: () => now });
  await tx
    .insertInto('registration_codes')
    .values({
      tenant_id: tenant.id,
      id,
      organization_id: ownOrganization(actor),
      created_by: actor.user_id,
      code,
      name: input.name,
      occupation_ids: input.occupation_ids,
      recommendation_text: input.recommendation_text,
      valid_from: dayStart(input.valid_from, tenant.timezone),
      valid_until: dayStart(input.valid_until, tenant.timezone, 1),
      max_uses: input.max_uses,
      status: input.status,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await audit(tx, {
    ...author(actor),
    subject_type: 'RegistrationCode',
    subject_id: id,
    event: 'create',
    to: input.status,
    now,
  });
  return readRegistrationCode(deed, id);
}

export async function updateRegistrationCode(
  deed: Deed,
  id: string,
  version: number,
  changes: UpdateRegistrationCode,
): Promise<RegistrationCodeRow> {
  const { tx, tenant, now } = deed;
  const row = await readRegistrationCode(deed, id);
  if (row.version !== version) throw new Failure('stale');
  if (row.status_now === 'archived') throw new Failure('conflict');
  if (!inOrder({ valid_from: row.first_day, valid_until: row.last_day, ...changes })) {
    throw new Failure('validation', {
      errors: {
        valid_until: [{ rule: 'time_interval_after', params: { start: changes.valid_from ?? row.first_day ?? '' } }],
      },
    });
  }
  refuseUnknownOccupations(changes.occupation_ids);
  await settle(deed, row);
  const { valid_from, valid_until, ...plain } = changes;
  const { numUpdatedRows } = await tx
    .updateTable('registration_codes')
    .set((eb) => ({
      ...plain,
      ...(valid_from === undefined ? {} : { valid_from: dayStart(valid_from, tenant.timezone) }),
      ...(valid_until === undefined ? {} : { valid_until: dayStart(valid_until, tenant.timezone, 1) }),
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('stale');
  return readRegistrationCode(deed, id);
}

export async function transitionRegistrationCode(
  deed: Deed,
  id: string,
  event: RegistrationCodeEvent,
): Promise<RegistrationCodeRow> {
  const { tx, actor, now } = deed;
  const row = await readRegistrationCode(deed, id);
  const allowed = eventsNow(row, actor.type, now);
  const next = nextStatus(registrationCodeLifecycle, row.status_now, event, actor.type);
  if (!next.ok || !allowed.includes(event)) throw new Failure('transition_not_allowed', { meta: { events: allowed } });
  await settle(deed, row);
  const { numUpdatedRows } = await tx
    .updateTable('registration_codes')
    .set((eb) => ({ status: next.status, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('status', '=', row.status_now)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Failure('conflict');
  await audit(tx, {
    ...author(actor),
    subject_type: 'RegistrationCode',
    subject_id: id,
    event,
    from: row.status_now,
    to: next.status,
    now,
  });
  return readRegistrationCode(deed, id);
}

/**
 * The code a visitor may register with today.
 * @throws Failure registration_code_unknown (drafts too: nobody sees them) or registration_code_deactivated
 */
export async function usableCode(tx: TenantTx, tenant: TenantRow, code: string, now: Date) {
  const row = await findByCode(tx, code, tenant.timezone, now);
  if (!row || row.status_now === 'draft') {
    throw new Failure('registration_code_unknown', { errors: { code: [{ rule: 'registration_code_unknown' }] } });
  }
  const early = row.valid_from !== null && row.valid_from > now;
  const closed = row.organization_status === 'inactive' || row.organization_status === 'archived';
  if (row.status_now !== 'active' || early || closed) {
    throw new Failure('registration_code_deactivated', {
      errors: { code: [{ rule: 'registration_code_deactivated' }] },
    });
  }
  return row;
}

/**
 * Counts a verified registration and says who recommended. The code may have run out or been paused meanwhile: the
 * applicant came in time. @throws Failure registration_code_used_up for the one too many
 */
export async function countUse(tx: TenantTx, id: string, now: Date) {
  const source = await addUse(tx, id, now);
  if (!source) throw new Failure('registration_code_used_up');
  return source;
}

/** Writes down that a code has expired before anything else happens to it, so that the log has every step. */
async function settle({ tx, now }: Deed, row: RegistrationCodeRow): Promise<void> {
  if (row.status === row.status_now) return;
  await tx
    .updateTable('registration_codes')
    .set({ status: row.status_now, updated_at: now })
    .where('id', '=', row.id)
    .execute();
  await audit(tx, {
    actor_kind: 'system',
    subject_type: 'RegistrationCode',
    subject_id: row.id,
    event: 'timeout_or_exhausted',
    from: row.status,
    to: row.status_now,
    now,
  });
}

function refuseUnknownOccupations(ids: readonly string[] = []): void {
  if (!ids.every(isOccupation)) throw new Failure('validation', { errors: { occupation_ids: [{ rule: 'unknown' }] } });
}

const author = (actor: Actor) => ({ actor_kind: actor.type, actor_id: actor.user_id });
