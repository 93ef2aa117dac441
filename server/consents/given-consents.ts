import type { Selectable } from 'kysely';
import { type GivenConsent, standingActs } from '../../contract/terms/terms.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import type { ApplicantsTable } from '../db/tables-matching.ts';
import { textByHash } from './consent-texts.ts';

type Standing = Pick<Selectable<ApplicantsTable>, 'id' | 'tos_status' | 'findable_status'>;

const lastGiven = (tx: TenantTx, applicantId: string, act: GivenConsent['act']) =>
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
async function textOf(tx: TenantTx, hash: string): Promise<string | null> {
  const terms = await tx
    .selectFrom('terms')
    .select(['hash_de', 'text_de', 'text_en'])
    .where((eb) => eb.or([eb('hash_de', '=', hash), eb('hash_en', '=', hash)]))
    .executeTakeFirst();
  if (terms) return terms.hash_de === hash ? terms.text_de : terms.text_en;
  return textByHash('findable', hash) ?? null;
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
