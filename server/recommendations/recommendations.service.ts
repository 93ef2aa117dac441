import {
  mailedDays,
  type MovedRecommendation,
  type NewRecommendation,
} from '../../contract/recommendations/recommendations.schema.ts';
import { recommendationLifecycle } from '../../machines/recommendations/recommendation.lifecycle.ts';
import { actionOf } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import { recommendationTemplate } from '../email-templates/email-templates.service.ts';
import { Failure } from '../http/failure.ts';
import {
  type Caller,
  insertRecord,
  lockOrganization,
  moveRecord,
  ownedBy,
  type RecordKind,
  refuseMoreADay,
} from '../kit/records.ts';
import { forgetMails, withdrawMails } from '../mail/outbox.ts';
import { endMailedCode, mailedCode } from '../registration-codes/registration-codes.service.ts';
import { currentTenant } from '../tenants/current-tenant.ts';
import { queueRecommendation } from './recommendations.mails.ts';
import {
  clearAddresses,
  countSent,
  findRecommendation,
  hasWrittenTo,
  lockRecommendations,
  setHidden,
  type RecommendationRow,
} from './recommendations.repository.ts';
import { recommendationView } from './recommendations.view.ts';

export const recommendationRecords = {
  table: 'recommendations',
  subject: 'Recommendation',
  lifecycle: recommendationLifecycle,
} as const satisfies RecordKind;

const day = 24 * 3_600_000;
/** Mails of one person, and of one organization, in 24 hours. */
const mostOfPerson = 30;
const mostOfOrganization = 50;

/**
 * Writes to somebody who has agreed to it. Whether the address has an account is asked nowhere.
 * @throws Failure too_many_requests; conflict where the organization has written to the address lately; validation
 */
export async function sendRecommendation(call: Caller, input: NewRecommendation): Promise<RecommendationRow> {
  const { tx, actor, now } = call;
  const { firstname, email, note, email_template_id, locale = actor.locale } = input;
  const organization_id = ownedBy(call);
  await lockOrganization(tx, organization_id);
  await refuseMoreADay(call, recommendationRecords, mostOfPerson);
  if ((await countSent(tx, organization_id, new Date(now.getTime() - day))) >= mostOfOrganization)
    throw new Failure('too_many_requests', { retryAfter: day / 1000 });
  if (await hasWrittenTo(tx, organization_id, email)) throw new Failure('conflict');
  const template = await recommendationTemplate(tx, email_template_id, organization_id);
  if (!template) throw new Failure('validation', { errors: { email_template_id: [{ rule: 'unknown' }] } });
  const erase_at = new Date(now.getTime() + mailedDays * day);
  const code = await mailedCode(call, { note, until: erase_at });
  const id = await insertRecord(call, recommendationRecords, {
    registration_code_id: code.id,
    created_by: actor.user_id,
    firstname,
    email,
    erase_at,
    note,
  });
  await queueRecommendation(call, { id, firstname, email, note, locale, code: code.code, erase_at, template });
  const row = await findRecommendation(tx, id, organization_id);
  if (!row) throw new Failure('not_found');
  return row;
}

/** What follows from a change: a mail that was taken back doesn't go out, and its link works no more. */
export async function recommendationChanged(row: RecommendationRow, call: Caller): Promise<void> {
  // the company's own word ends it for good
  if (row.status === 'revoked' && row.hidden_at !== null) await setHidden(call.tx, row.id, null);
  if (row.status !== 'revoked' || !row.is_mailed || row.registration_code_id === null) return;
  await withdrawMails(call.tx, row.id, ['recommendation']);
  await endMailedCode(call, row.registration_code_id);
}

interface Moving {
  readonly event: 'confirm' | 'unconfirm';
  readonly ids: readonly string[];
}

/** Moves several in the order asked for: who isn't the company's (any more), or can't be moved, is left as they are and said so. */
export async function moveTogether(call: Caller, { event, ids }: Moving): Promise<MovedRecommendation[]> {
  const { tx } = call;
  const organization_id = ownedBy(call);
  const asked = [...new Set(ids)];
  await lockRecommendations(tx, asked, organization_id);
  const moveOne = async (id: string): Promise<MovedRecommendation> => {
    const row = await findRecommendation(tx, id, organization_id);
    if (!row) return { id, moved: false, recommendation: null };
    const { events } = recommendationView(row, call);
    if (!events.includes(event)) return { id, moved: false, recommendation: recommendationView(row, call) };
    await moveRecord(tx, actionOf(call), recommendationRecords, row, { event, possible: events });
    const moved = await findRecommendation(tx, id, organization_id);
    return { id, moved: true, recommendation: moved ? recommendationView(moved, call) : null };
  };
  const answers: MovedRecommendation[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
  for (const id of asked) answers.push(await moveOne(id));
  return answers;
}

interface Came {
  readonly applicant_id: string;
  readonly organization_id: string;
  readonly registration_code_id: string;
  readonly note: string;
  readonly status: 'created' | 'accepted';
  readonly now: Date;
}

/** Who has sent somebody here. */
export const recommendersOf = async (tx: TenantTx, applicantId: string): Promise<readonly string[]> =>
  (
    await tx
      .selectFrom('recommendations')
      .select('organization_id')
      .where('applicant_id', '=', applicantId)
      .where('status', '!=', 'revoked')
      .execute()
  ).map(({ organization_id }) => organization_id);

/** Which company somebody was sent by first, as their letter said; null where that was taken back or hidden, or the company shut out. */
export async function recommenderName(tx: TenantTx, applicantId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('recommendations as r')
    .innerJoin('organizations as o', (join) =>
      join.onRef('o.tenant_id', '=', 'r.tenant_id').onRef('o.id', '=', 'r.organization_id'),
    )
    .select('o.name')
    .where('r.applicant_id', '=', applicantId)
    .where('r.status', '!=', 'revoked')
    .where('o.status', 'in', ['verified', 'active'])
    .orderBy('r.created_at')
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Somebody has come by a code of a company. */
export async function cameByCode(tx: TenantTx, { now, ...came }: Came): Promise<void> {
  const id = newId({ now: () => now });
  await tx
    .insertInto('recommendations')
    .values({ ...came, tenant_id: currentTenant, id, created_at: now, updated_at: now })
    .execute();
  if (came.status === 'accepted') await traceRegistration(tx, id, now);
}

/** Somebody has come by the link of a mail; where that was taken back meanwhile, nobody recommends them. */
export async function registeredByMail(tx: TenantTx, codeId: string, applicant_id: string, now: Date): Promise<void> {
  const mailed = await tx
    .updateTable('recommendations')
    .set((eb) => ({
      applicant_id,
      firstname: null,
      status: 'accepted' as const,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('registration_code_id', '=', codeId)
    .where('applicant_id', 'is', null)
    .where('status', '=', 'created')
    .returning('id')
    .executeTakeFirst();
  await clearTexts(tx, [codeId]);
  if (mailed) await traceRegistration(tx, mailed.id, now);
}

const traceRegistration = (tx: TenantTx, subject_id: string, now: Date): Promise<void> =>
  audit(tx, {
    actor_kind: 'system',
    subject_type: 'Recommendation',
    subject_id,
    event: 'applicant_registers',
    from: 'created',
    to: 'accepted',
    now,
  });

/** The note stays with the recommendation, as long as that stays. */
async function clearTexts(tx: TenantTx, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await tx.updateTable('registration_codes').set({ recommendation_text: '' }).where('id', 'in', codes).execute();
}

/** Erases the addresses whose time is over, with what was sent to them. */
export async function eraseAddresses(tx: TenantTx, now: Date): Promise<void> {
  const rows = await clearAddresses(tx, now);
  await forgetMails(
    tx,
    rows.map(({ id }) => id),
    ['recommendation'],
  );
  await clearTexts(
    tx,
    rows.flatMap(({ registration_code_id }) => registration_code_id ?? []),
  );
}
