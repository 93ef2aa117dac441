import type {
  Progress,
  ProgressSummary,
  Reminder,
  RemindRefusal,
} from '../../contract/organizations/progress.schema.ts';
import { remindedDays } from '../../contract/organizations/progress.schema.ts';
import { milestonesOfStage, stages } from '../../contract/organizations/progress.search.ts';
import { stalledDays } from '../../contract/statistics/statistics.schema.ts';
import type { Undo } from '../../contract/kit/undo.ts';
import { byCaller } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import { keepBulkAction } from '../bulk-actions/bulk-actions.service.ts';
import { lastActiveDays } from '../employees/employees.view.ts';
import type { Caller } from '../kit/records.ts';
import { lockOrganization } from '../kit/records.ts';
import { countAround } from '../search/around-company.service.ts';
import { employeesOf } from './organizations.repository.ts';
import { queueReminder, reminderWords, stepsToRemindOf } from './progress.mails.ts';
import { progressOf, type ProgressRow, sumProgress } from './progress.repository.ts';

const dayMs = 86_400_000;
/** Who was here since then doesn't stand still. */
export const sinceOf = ({ now }: Pick<Caller, 'now'>): Date => new Date(now.getTime() - stalledDays * dayMs);

function refusalOf(row: ProgressRow, now: Date): RemindRefusal | null {
  const { next, reminded_at, has_readers } = row;
  if (next === null) return 'done';
  if (reminded_at && reminded_at.getTime() > now.getTime() - remindedDays * dayMs) return 'lately';
  if (!has_readers) return 'nobody';
  return stepsToRemindOf.has(next) && row.status !== 'created' ? null : 'not_its_turn';
}

/** As staff read it. */
export function progressView(row: ProgressRow, { tenant, now }: Pick<Caller, 'tenant' | 'now'>): Progress {
  const { id, name, status, usage_type, reached, percent, next, stalled } = row;
  return {
    id,
    name,
    status,
    usage_type,
    reached,
    stages: stages.filter((stage) => milestonesOfStage[stage].some((one) => reached.includes(one))),
    percent,
    next,
    last_active_days: lastActiveDays(row.last_active_at, now, tenant.timezone),
    stalled,
    reminded_at: row.reminded_at?.toISOString() ?? null,
    remind: refusalOf(row, now),
  };
}

const mostNeeding = 5;

export async function progressSummary(call: Caller): Promise<ProgressSummary> {
  const { counted, needing } = await sumProgress(call.tx, sinceOf(call), mostNeeding);
  const { total, ...reached } = counted;
  return {
    total,
    stages: reached,
    needing: {
      total: needing.total,
      first: needing.rows.map((row) => ({
        ...progressView(row, call),
        because: row.status === 'created' ? ('unchecked' as const) : ('stalled' as const),
      })),
    },
  };
}

/**
 * What these companies are reminded of; with `send`, they are: their people get it by mail, each in their language, once
 * it can't be taken back any more. One that isn't there is left out.
 */
export async function reminders(
  call: Caller,
  ids: readonly string[],
  send: boolean,
): Promise<{ data: Reminder[]; undo: Undo }> {
  const { tx, now } = call;
  const wanted = [...new Set(ids)].toSorted();
  // two who remind the same company go one after the other, so that it gets one mail
  if (send) for (const id of wanted) await lockOrganization(tx, id); // oxlint-disable-line no-await-in-loop -- in order
  const told: Reminder[] = [];
  const rows = await progressOf(tx, wanted, sinceOf(call));
  for (const row of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    told.push(await remind(call, row, send));
  }
  if (!send) return { data: told, undo: null };
  const reached = told.filter(({ refused }) => refused === null).map(({ organization_id }) => organization_id);
  if (reached.length > 0)
    await tx.updateTable('organizations').set({ reminded_at: now }).where('id', 'in', reached).execute();
  const items = rows
    .filter(({ id }) => reached.includes(id))
    .map(({ id, reminded_at }) => ({ id, before: { reminded_at: reminded_at?.toISOString() ?? null } }));
  return { data: told, undo: await keepBulkAction(call, 'remind', items) };
}

const searches = ({ usage_type }: ProgressRow): boolean => usage_type !== null && usage_type !== 'referring';

async function remind(call: Caller, row: ProgressRow, send: boolean): Promise<Reminder> {
  const { tx, now } = call;
  const refused = refusalOf(row, now);
  const { next } = row;
  const about = { organization_id: row.id, name: row.name };
  const readers = refused === null ? await employeesOf(tx, row.id) : [];
  const [first] = readers;
  if (refused !== null || next === null || !first) {
    return { ...about, refused: refused ?? 'nobody', to: [], subject: '', text: '' };
  }
  const told = {
    ...about,
    next,
    last_active_days: lastActiveDays(row.last_active_at, now, call.tenant.timezone),
    around: searches(row) ? await countAround(call, row.id) : { people: 0, occupations: 0 },
  };
  if (send) {
    for (const reader of readers) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
      await queueReminder(call, reader, told);
    }
    await audit(tx, { ...byCaller(call), subject_type: 'Organization', subject_id: row.id, event: 'remind', to: next });
  }
  const to = readers.map(({ firstname, lastname, locale }) => ({ name: `${firstname} ${lastname}`, locale }));
  return { ...about, refused: null, to, ...reminderWords(call, first.locale, told) };
}
