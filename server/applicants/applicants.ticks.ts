import { writtenDay } from '../../contract/kit/dates.ts';
import type { Deps } from '../deps.ts';
import type { TenantTx } from '../db/scope.ts';
import { anyOf, type Due } from '../jobs/due.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { mintToken } from '../tokens/tokens.service.ts';
import { mailApplicant } from './applicant-mail.ts';
import {
  type ApplicantRow,
  expiredDue,
  findApplicant,
  findApplicantsToWarn,
  findExpiredApplicants,
  updateApplicant,
  warningsDue,
} from './applicants.repository.ts';
import { moveSearch } from './applicants.service.ts';

const dayMs = 86_400_000;
/** Days before looking_until at which a warning goes out (decisions, section 3). */
const warningDays = [14, 3] as const;
/** The link of a warning goes on working for a while after the search has ended. */
const renewMs = 60 * dayMs;

const texts = {
  warning: {
    subject: /*i18n*/ { id: 'mail.looking_warning.subject', message: 'Are you still looking for an apprenticeship?' },
    text: /*i18n*/ {
      id: 'mail.looking_warning.text',
      message:
        'Companies can find you until {until}. If you are still looking, one click is enough to stay visible. If you have found something, you need do nothing.',
    },
  },
  expired: {
    subject: /*i18n*/ { id: 'mail.looking_expired.subject', message: 'Companies can no longer find you' },
    text: /*i18n*/ {
      id: 'mail.looking_expired.text',
      message:
        'Your search has ended because nobody renewed it. If you are still looking, one click makes you visible again.',
    },
  },
  button: /*i18n*/ { id: 'mail.looking.button', message: 'I am still looking' },
};

async function queueLookingMail(
  tx: TenantTx,
  applicant: ApplicantRow,
  tenant: TenantRow,
  kind: 'looking_warning' | 'looking_expired',
  now: Date,
  deps: Pick<Deps, 'config'>,
): Promise<void> {
  if (applicant.account !== 'active') return;
  const until = writtenDay(applicant.locale, tenant.timezone, applicant.looking_until ?? now);
  const words = { ...(kind === 'looking_warning' ? texts.warning : texts.expired), button: texts.button };
  const token = await mintToken(tx, { purpose: 'renew_looking', subject_id: applicant.id, ttl_ms: renewMs, now });
  const page = `/applicants/${applicant.id}/renew-looking#token=${token}`;
  await mailApplicant(tx, applicant, { kind, words, values: { until }, page }, tenant, now, deps);
}

const horizonOf = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs);

export const applicantsDue = (now: Date): Due =>
  anyOf(expiredDue(now), ...warningDays.map((days) => warningsDue(now, horizonOf(now, days), days)));

/** Once a minute: warnings before the search ends, and its end. */
export async function sweepApplicants(
  tx: TenantTx,
  tenant: TenantRow,
  now: Date,
  deps: Pick<Deps, 'config'>,
): Promise<void> {
  for (const { id } of await findExpiredApplicants(tx, now)) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    const applicant = await findApplicant(tx, id);
    // asked again under the lock: the search may just have been renewed
    // oxlint-disable-next-line no-await-in-loop -- as above
    const [still] = await findExpiredApplicants(tx, now, id);
    if (!applicant || !still) continue;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await moveSearch(tx, applicant, tenant, 'looking_until_passed', { author: 'system', actor_kind: 'system', now });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await queueLookingMail(tx, applicant, tenant, 'looking_expired', now, deps);
  }
  for (const days of warningDays) {
    const horizon = horizonOf(now, days);
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (const { id } of await findApplicantsToWarn(tx, now, horizon, days)) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      const applicant = await findApplicant(tx, id);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const [still] = await findApplicantsToWarn(tx, now, horizon, days, id);
      if (!applicant || !still) continue;
      // oxlint-disable-next-line no-await-in-loop -- as above
      await updateApplicant(tx, id, { looking_warned_at: now }, now);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await queueLookingMail(tx, applicant, tenant, 'looking_warning', now, deps);
    }
  }
}
