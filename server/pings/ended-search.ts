import { sql } from 'kysely';
import type { TenantTx } from '../db/scope.ts';
import { withdrawMails } from '../mail/outbox.ts';
import { talking as talkingOutcomes } from '../../contract/pings/follow-ups.schema.ts';
import { afterSearch } from './release.ts';

const talking = talkingOutcomes.flatMap((outcome) => outcome ?? []);

/**
 * Whose search ends keeps every yes for a while: the organizations are told, and contact details go after some days
 * unless the two talk.
 * `foundWith` is the organization that needs no regret.
 */
export async function endReleases(
  tx: TenantTx,
  applicantId: string,
  foundWith: string | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('pings')
    .set((eb) => ({
      released_until: sql<Date | null>`case when outcome in (${sql.join(talking)}) then null
        else ${afterSearch(now)}::timestamptz end`,
      news: eb
        .case()
        .when('organization_id', '=', foundWith)
        .then('found_here' as const)
        .else('search_ended' as const)
        .end(),
      updated_at: now,
    }))
    .where('applicant_id', '=', applicantId)
    .where('released_at', 'is not', null)
    .where('released_until', 'is', null)
    .execute();
}

/** Who looks again in time lets the organizations keep what they have; a mail that waits says nothing untrue. */
export async function resumeReleases(tx: TenantTx, applicantId: string, now: Date): Promise<void> {
  const kept = await tx
    .updateTable('pings')
    .set({ released_until: null, news: null, updated_at: now })
    .where('applicant_id', '=', applicantId)
    .where((eb) =>
      eb.or([
        eb('released_until', '>', now),
        eb.and([eb('released_until', 'is', null), eb('released_at', 'is not', null), eb('outcome', 'in', talking)]),
      ]),
    )
    .where('withdrawn_at', 'is', null)
    .returning('id')
    .execute();
  // a message that is closed stays closed; that a place was found is no longer true
  await tx
    .updateTable('pings')
    .set({ news: null })
    .where('applicant_id', '=', applicantId)
    .where('news', '=', 'closed')
    .execute();
  for (const { id } of kept) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await withdrawMails(tx, id, ['ping_search_ended', 'ping_found_here']);
  }
}

/** Whether a message of this organization has reached the applicant. */
export async function hasWrittenTo(tx: TenantTx, applicantId: string, organizationId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('pings')
    .select('id')
    .where('applicant_id', '=', applicantId)
    .where('organization_id', '=', organizationId)
    .where('sent_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
