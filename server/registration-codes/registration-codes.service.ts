import {
  inOrder,
  type NewRegistrationCode,
  type UpdateRegistrationCode,
} from '../../contract/registration-codes/registration-codes.schema.ts';
import { isClosed } from '../../contract/organizations/closed.ts';
import { registrationCodeLifecycle } from '../../machines/registration-codes/registration-code.lifecycle.ts';
import { actionOf } from '../audit/action.ts';
import type { TenantTx } from '../db/scope.ts';
import { type Caller, insertRecord, moveRecord, ownedBy, type RecordKind, type RowOf } from '../kit/records.ts';
import { isOccupation } from '../occupations/occupations.ts';
import { Failure, refuseField } from '../http/failure.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { readableCode } from '../kit/readable-code.ts';
import {
  addUse,
  dayStart,
  findByCode,
  isCodeTaken,
  isCodeUsed,
  isShown,
  type OfferedCode,
  type RegistrationCodeRow,
} from './registration-codes.repository.ts';

export const registrationCodeRecords = {
  table: 'registration_codes',
  subject: 'RegistrationCode',
  lifecycle: registrationCodeLifecycle,
  saysByStaff: true,
} as const satisfies RecordKind;

type Input = NewRegistrationCode | UpdateRegistrationCode;

/** Who came by a code was told what it is: then it stays that. A personal one is for one, however it is said. */
async function checkKind({ kind, max_uses }: Input, { tx }: Caller, row?: RegistrationCodeRow): Promise<void> {
  if (row && kind !== undefined && kind !== row.kind && (await isCodeUsed(tx, row.id)))
    refuseField('kind', { rule: 'code_used' });
  if ((kind ?? row?.kind) === 'personal' && (max_uses ?? 1) > 1)
    refuseField('max_uses', { rule: 'max_value', params: { max: 1 } });
}

/** @throws Failure validation */
export async function checkRegistrationCode(input: Input, call: Caller, row?: RegistrationCodeRow): Promise<void> {
  await checkKind(input, call, row);
  const { valid_from = row?.first_day, valid_until = row?.last_day, occupation_ids = [] } = input;
  if (!inOrder({ valid_from, valid_until })) {
    // said at the day that was changed
    if (input.valid_until === undefined)
      refuseField('valid_from', { rule: 'time_interval_before', params: { end: valid_until ?? '' } });
    refuseField('valid_until', { rule: 'time_interval_after', params: { start: valid_from ?? '' } });
  }
  if (!occupation_ids.every(isOccupation)) refuseField('occupation_ids', { rule: 'unknown' });
  const { tx } = call;
  if (input.profile_id && !(await isShown(tx, row?.organization_id ?? ownedBy(call), input.profile_id)))
    refuseField('profile_id', { rule: 'unknown' });
}

export async function registrationCodeRow(
  { valid_from, valid_until, ...plain }: Input,
  { tx, tenant, actor }: Caller,
  row?: RegistrationCodeRow,
): Promise<RowOf<'registration_codes'>> {
  return {
    ...plain,
    ...((plain.kind ?? row?.kind) === 'personal' && { max_uses: 1 }),
    ...(valid_from !== undefined && { valid_from: dayStart(valid_from, tenant.timezone) }),
    ...(valid_until !== undefined && { valid_until: dayStart(valid_until, tenant.timezone, 1) }),
    ...(!row && { code: await freeCode(tx), created_by: actor.user_id }),
  };
}

/** A code for the link of one mail, which stands in no list. */
export async function mailedCode(
  call: Caller,
  { note, until }: { readonly note: string; readonly until: Date },
): Promise<{ id: string; code: string }> {
  const code = await freeCode(call.tx);
  const id = await insertRecord(call, registrationCodeRecords, {
    code,
    name: '',
    kind: 'personal',
    is_mailed: true,
    max_uses: 1,
    occupation_ids: [],
    recommendation_text: note,
    valid_until: until,
    status: 'active',
  });
  return { id, code };
}

/** The link of a mail that was taken back works no more. */
export async function endMailedCode(call: Caller, id: string): Promise<void> {
  const code = await call.tx
    .selectFrom('registration_codes')
    .select(['id', 'status'])
    .where('id', '=', id)
    .where('is_mailed', '=', true)
    .where('status', '<>', 'archived')
    .executeTakeFirst();
  if (code) await moveRecord(call.tx, actionOf(call), registrationCodeRecords, code, { event: 'archive' });
}

async function freeCode(tx: TenantTx): Promise<string> {
  let code = readableCode();
  while (await isCodeTaken(tx, code)) code = readableCode();
  return code;
}

/** Why nobody registers with a code that somebody was given. What became of its company is nobody's business. */
function refusalOf(row: OfferedCode, now: Date) {
  if (isClosed(row.organization_status) || row.status_now === 'inactive') return 'registration_code_deactivated';
  const isOver = row.valid_until !== null && row.valid_until <= now;
  const isUsedUp = row.max_uses !== null && row.times_used >= row.max_uses;
  if (row.status_now !== 'active') {
    return row.status_now === 'expired' && isUsedUp && !isOver
      ? 'registration_code_used_up'
      : 'registration_code_ended';
  }
  return row.valid_from !== null && row.valid_from > now ? 'registration_code_early' : undefined;
}

/**
 * The code a visitor may register with today.
 * @throws Failure registration_code_unknown (drafts too: nobody sees them), or what `refusalOf` says
 */
export async function usableCode(tx: TenantTx, tenant: TenantRow, code: string, now: Date) {
  const row = await findByCode(tx, code, tenant.timezone, now);
  const rule = !row || row.status_now === 'draft' ? 'registration_code_unknown' : refusalOf(row, now);
  if (row && rule === undefined) return row;
  throw new Failure(rule ?? 'registration_code_unknown', {
    errors: { code: [{ rule: rule ?? 'registration_code_unknown' }] },
    ...(rule === 'registration_code_early' && { meta: { until: row?.first_day } }),
  });
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
