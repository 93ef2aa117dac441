import { sql } from 'kysely';
import type { Database } from '../../server/db/client.ts';

/** Somebody causes them and the log names that person, but the move is the system's to write. */
const writtenForSomebody = [
  'birth_date_changed',
  'cancel_deletion',
  'schedule_deletion',
  'send_link',
  'undo_resend',
  'undo_verify',
];

/** What the log says the server let somebody do that the reference lifecycles give nobody; a guardian acts as the system. */
export async function movesOutsideLifecycles(db: Database): Promise<string[]> {
  // by then the world stands that columns are made in
  const { lifecyclesOf, rightsOf } = await import('./reference-lifecycles.ts');
  const { rows } = await sql<{ subject: string; move: string; event: string; actor: string }>`
    select distinct subject_type as subject, concat(status_from, ' ', event, ' ', status_to) as move, event, actor_kind as actor
    from audits where status_from is not null and status_to is not null`.execute(db.kysely);
  const isAllowed = (subject: string, right: string): boolean =>
    lifecyclesOf(subject).some((name) => rightsOf(name).includes(right));
  return rows
    .map(({ subject, move, event, actor }) => {
      const bySystem = actor === 'guardian' || writtenForSomebody.includes(event);
      return { subject, right: `${move}: ${bySystem ? 'system' : actor}` };
    })
    .filter(({ subject, right }) => !isAllowed(subject, right))
    .map(({ subject, right }) => `${subject}: ${right}`);
}
