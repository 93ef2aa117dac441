import { writtenDay } from '../../contract/kit/dates.ts';
import { mailApplicant } from '../applicants/applicant-mail.ts';
import { type Applicant, applicantForChange, moveSearch } from '../applicants/applicants.service.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Deps } from '../deps.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { forgetHandovers } from '../handovers/handovers.service.ts';
import { isMinor } from '../users/me.service.ts';
import { lockLeavingUser } from './account.repository.ts';
import { erasePerson, type ErasureDeps } from './erasure.service.ts';
import { retentionMessages } from './retention.messages.ts';
import {
  findOver,
  findToWarn,
  forgetOld,
  insertArchived,
  markWarned,
  type warningDays,
} from './retention.repository.ts';

type Situation = keyof typeof retentionMessages;

const pages: Record<Situation, string> = { unfinished: '/', minor: '/tos/accept', ended: '/login' };

async function warn(
  tx: TenantTx,
  applicant: Applicant,
  situation: Situation,
  due: Date,
  tenant: TenantRow,
  now: Date,
  deps: Pick<Deps, 'config'>,
): Promise<void> {
  const words = retentionMessages[situation];
  const values = { tenant: tenant.name, date: writtenDay(applicant.locale, tenant.timezone, due) };
  const mail = { kind: 'erasure_warning', words, values, page: pages[situation], valid_until: due } as const;
  await mailApplicant(tx, applicant, mail, tenant, now, deps);
}

/** Makes an ended search nameless: everything of the person goes, a row that says "archived" stays. */
async function archive(
  tx: TenantTx,
  applicant: Applicant,
  tenant: TenantRow,
  now: Date,
  deps: ErasureDeps,
): Promise<void> {
  const { registration_code_id, search_reason, search_ended_at, found_with, created_at } = applicant;
  const trace = { registration_code_id, search_reason, search_ended_at, found_with, created_at };
  await moveSearch(tx, applicant, tenant, 'retention', { author: 'system', actor_kind: 'system', now });
  await erasePerson(tx, applicant.user_id, tenant, now, deps);
  await insertArchived(tx, trace, tenant, now);
}

/**
 * Once a minute: lets go of people whom nothing keeps here, after a mail. Who never finished the registration, minors
 * without a guardian's yes among them, is erased; who finished and ended the search is archived without a person in it.
 */
export async function sweepRetention(tx: TenantTx, tenant: TenantRow, now: Date, deps: ErasureDeps): Promise<void> {
  const each = async (
    find: typeof findOver,
    kind: keyof typeof warningDays,
    work: (applicant: Applicant, due: Date) => Promise<void>,
  ) => {
    for (const { id, user_id } of await find(tx, kind, tenant, now)) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
      await lockLeavingUser(tx, user_id);
      // asked again under the lock: a yes, or a login, may just have come
      // oxlint-disable-next-line no-await-in-loop -- as above
      const [still] = await find(tx, kind, tenant, now, id);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const applicant = still && (await applicantForChange(tx, id));
      // oxlint-disable-next-line no-await-in-loop -- as above
      if (applicant) await work(applicant, still.due);
    }
  };
  for (const kind of ['unfinished', 'ended'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    await each(findOver, kind, (applicant) =>
      kind === 'ended'
        ? archive(tx, applicant, tenant, now, deps)
        : erasePerson(tx, applicant.user_id, tenant, now, deps),
    );
    // oxlint-disable-next-line no-await-in-loop -- as above
    await each(findToWarn, kind, async (applicant, due) => {
      await markWarned(tx, applicant.id, now);
      const minor = kind === 'unfinished' && isMinor(applicant.date_of_birth, tenant, now);
      if (applicant.account === 'active') await warn(tx, applicant, minor ? 'minor' : kind, due, tenant, now, deps);
    });
  }
  await forgetOld(tx, tenant, now);
  await forgetHandovers(tx, tenant, now);
}
