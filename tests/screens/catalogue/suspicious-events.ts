import { checkSuspicious } from '../../../contract/reports/suspicious-events.endpoints.ts';
import { newId } from '../../../server/db/ids.ts';
import type { SuspiciousEventsTable } from '../../../server/db/tables-trust.ts';
import { applicant, searching, staff, staffOfNobody } from '../people.ts';
import { dialog, heading, type Maker, press, type Screen, selector, text, withCall, withSending } from '../screen.ts';

const day = 86_400_000;

/** Staff, and what was noticed of an applicant, of an employee, of a company and of nobody; one has been looked into. */
const desk: Maker = async (stage) => {
  const [young, employed, person] = [
    await stage.person(applicant),
    await stage.person(searching),
    await stage.person(staff),
  ];
  const now = stage.world.clock.now();
  const none = { topic: null, user_id: null, organization_id: null };
  const rows: readonly (Pick<SuspiciousEventsTable, 'kind' | 'count'> & Partial<SuspiciousEventsTable>)[] = [
    { kind: 'many_minors', count: 64, user_id: employed.id },
    { kind: 'unwanted_messages', topic: 'blocks', count: 7, organization_id: employed.organization_id ?? null },
    { kind: 'shared_guardian', count: 5, user_id: young.id },
    { kind: 'limit_reached', topic: 'login', count: 2 },
    { kind: 'wrong_passwords', count: 73, user_id: young.id, note: 'Altes Handy des Bruders, jetzt abgemeldet.' },
  ];
  await stage.within(person.tenant, (tx) =>
    tx
      .insertInto('suspicious_events')
      .values(
        rows.map((row, at) => ({
          ...none,
          ...row,
          tenant_id: person.tenant.id,
          id: newId(stage.world.clock),
          started_on: new Date(now.getTime() - at * day).toISOString().slice(0, 10),
          created_at: new Date(now.getTime() - at * day),
          updated_at: new Date(now.getTime() - at * day),
          ...(row.note && { checked_at: now, checked_by: person.id, checked_count: row.count }),
        })),
      )
      .execute(),
  );
  return person;
};

const row = selector('[role=table] tbody [role=row]');
const list = { route: 'suspicious.index', path: '/reports/suspicious', name: 'suspicious', as: desk } as const;
const noted: NonNullable<Screen['act']> = async (visitor) => {
  await visitor.button('Looked into …').first().click();
  await visitor.page.getByRole('textbox').fill('Hat für eine Messe vorgearbeitet.');
  await visitor.page.getByRole('alertdialog').getByRole('button').last().click();
};

/** What was noticed by itself, for staff. */
export const suspiciousScreens: readonly Screen[] = [
  ...withCall({ ...list, sees: row }, { url: '**/api/v1/suspicious-events*', failed: heading('Unexpected error!') }),
  {
    ...list,
    name: 'suspicious.none',
    path: '/reports/suspicious?kind=many_saved',
    sees: text('Nothing fits these filters'),
  },
  { ...list, name: 'suspicious.empty', as: staffOfNobody, sees: text('Nothing unusual') },
  { ...list, name: 'suspicious.check', act: press('Looked into …'), sees: dialog },
  ...withSending(
    { ...list, name: 'suspicious.checked', act: noted },
    {
      endpoint: checkSuspicious,
      notified: 'An unknown error occurred. Please try again later. If the issue persists, please contact us.',
    },
  ),
];
