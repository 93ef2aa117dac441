import { type Selectable, sql } from 'kysely';
import {
  type Agreement,
  type ConsentAct,
  type GivenConsent,
  type NewerText,
  standingActs,
  type Terms,
} from '../../contract/terms/terms.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import type { ApplicantsTable } from '../db/tables-matching.ts';
import { textByHash } from './consent-texts.ts';

/** What was agreed to last, and the text in force, for each standing act whose text has changed since. */
export function changedTexts(
  given: readonly Agreement[],
  { version, text, locale, findable }: Terms,
): readonly { readonly earlier: Agreement; readonly newer: NewerText }[] {
  return standingActs.flatMap((act) => {
    const earlier = given.find((agreement) => agreement.act === act);
    const now = act === 'terms' ? { version, text } : findable;
    const newer = { act, locale, version: now.version, text: now.text };
    return earlier && earlier.version !== now.version ? { earlier, newer } : [];
  });
}

type Standing = Pick<Selectable<ApplicantsTable>, 'id' | 'tos_status' | 'findable_status'>;

/** The agreement to an act that was given last, if any. */
export const lastGiven = (tx: TenantTx, applicantId: string, act: GivenConsent['act']) =>
  tx
    .selectFrom('consents')
    .select(['given_by', 'created_at', 'terms_version', 'text_hash', 'locale'])
    .where('applicant_id', '=', applicantId)
    .where('act', '=', act)
    .where('kind', '=', 'accepted')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** The text agreed to. Who agreed before being findable was an act of its own read of it in the terms. */
async function textOf(tx: TenantTx, hash: string, act: ConsentAct = 'findable'): Promise<string | null> {
  const terms = await tx
    .selectFrom('terms')
    .select(['hash_de', 'text_de', 'text_en'])
    .where((eb) => eb.or([eb('hash_de', '=', hash), eb('hash_en', '=', hash)]))
    .executeTakeFirst();
  if (terms) return terms.hash_de === hash ? terms.text_de : terms.text_en;
  return textByHash(act === 'release' ? 'release' : 'findable', hash) ?? null;
}

/** Each standing act: how it stands, who gave it last, when, and which text that was. */
export async function givenConsents(tx: TenantTx, applicant: Standing): Promise<GivenConsent[]> {
  const given: GivenConsent[] = [];
  for (const act of standingActs) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    const last = await lastGiven(tx, applicant.id, act);
    given.push({
      act,
      status: act === 'terms' ? applicant.tos_status : applicant.findable_status,
      given_by: last?.given_by ?? null,
      at: last?.created_at.toISOString() ?? null,
      version: last?.terms_version ?? null,
      // oxlint-disable-next-line no-await-in-loop -- as above
      text: last ? await textOf(tx, last.text_hash) : null,
      locale: last?.locale ?? null,
    });
  }
  return given;
}

/** Each no of a guardian to an applicant, and each yes taken back, the latest first. */
export async function refusalsFor(tx: TenantTx, applicantId: string): Promise<{ reason: string; at: string }[]> {
  const rows = await tx
    .selectFrom('consents')
    .select(['reason', 'created_at'])
    .where('applicant_id', '=', applicantId)
    .where('act', '=', 'terms')
    .where('given_by', '=', 'guardian')
    .where('kind', 'in', ['declined', 'revoked'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ reason, created_at }) => ({ reason, at: created_at.toISOString() }));
}

/** When the yes of a row was taken back, refused or had run out. */
const endOf = sql<Date | null>`(select min(e.created_at) from consents e
  where e.tenant_id = k.tenant_id and e.applicant_id = k.applicant_id and e.act = k.act and e.kind <> 'accepted'
    and e.ping_id is not distinct from k.ping_id and (e.created_at, e.id) > (k.created_at, k.id))`;

/** Every yes of the ledger, the latest first; of one guardian, those of that one. */
export async function agreements(tx: TenantTx, applicantId: string, legalContactId?: string): Promise<Agreement[]> {
  const rows = await tx
    .selectFrom('consents as k')
    .leftJoin('pings as p', (join) => join.onRef('p.tenant_id', '=', 'k.tenant_id').onRef('p.id', '=', 'k.ping_id'))
    .leftJoin('organizations as o', (join) =>
      join.onRef('o.tenant_id', '=', 'p.tenant_id').onRef('o.id', '=', 'p.organization_id'),
    )
    .select(['k.id', 'k.act', 'k.given_by', 'k.created_at', 'k.terms_version', 'k.text_hash', 'k.locale', 'o.name'])
    .select(endOf.as('ended_at'))
    .where('k.applicant_id', '=', applicantId)
    .where('k.kind', '=', 'accepted')
    .$if(legalContactId !== undefined, (query) => query.where('k.legal_contact_id', '=', legalContactId ?? ''))
    .orderBy('k.created_at', 'desc')
    .orderBy('k.id', 'desc')
    .execute();
  const texts = new Map<string, string | null>();
  for (const { act, text_hash: hash } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    if (!texts.has(hash)) texts.set(hash, await textOf(tx, hash, act));
  }
  return rows.map((row) => ({
    id: row.id,
    act: row.act,
    at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    given_by: row.given_by,
    version: row.terms_version,
    locale: row.locale,
    text: texts.get(row.text_hash) ?? null,
    organization: row.name,
  }));
}
