import type { ApplicantPing } from '../../contract/pings/applicant-ping.schema.ts';
import type { Call } from '../http/route.ts';
import { applicantPings } from './applicant-pings.ts';
import { listPings } from './pings.repository.ts';
import { asSettled } from './pings.ticks.ts';
import { momentOf } from './work.service.ts';

/** The newest messages to an applicant, as their list shows them. */
export async function receivedPings(
  { tx, tenant, locale, now }: Pick<Call, 'tx' | 'tenant' | 'locale' | 'now'>,
  applicantId: string,
  limit: number,
): Promise<ApplicantPing[]> {
  const newest = { by: 'created_at', direction: 'desc', limit, offset: 0 } as const;
  const { rows } = await listPings(tx, { applicant_id: applicantId }, {}, newest, momentOf(tenant, now));
  return applicantPings(
    { tx, tenant, locale, now },
    rows.map((row) => asSettled(row, now)),
  );
}
