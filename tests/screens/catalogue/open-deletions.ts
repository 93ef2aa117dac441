import { moveOpenDeletion } from '../../../contract/pings/open-deletions.endpoints.ts';
import { newId } from '../../../server/db/ids.ts';
import { insertDeletionRequest } from '../../../server/pings/deletion-requests.repository.ts';
import { staff, staffOfNobody } from '../people.ts';
import { company } from '../pings.ts';
import { dialog, heading, type Maker, press, type Screen, selector, text, withCall, withSending } from '../screen.ts';

const day = 86_400_000;
/** Days since each company was asked, and since it was reminded; the last has nobody who could log in. */
const asked = [
  { name: 'Hotel Sonnenhof', days: 31, reminded: 9 },
  { name: 'Autohaus Krüger', days: 17, reminded: null },
  { name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', days: 3, reminded: null },
  { name: 'Bäckerei Morgenrot', days: 40, reminded: null },
];

/** Staff, and four companies that owe a confirmation. */
const desk: Maker = async (stage) => {
  const now = stage.world.clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * day);
  for (const [at, { name, days, reminded }] of asked.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const person = await stage.world.person('app', { type: 'employee' });
    // oxlint-disable-next-line no-await-in-loop -- as above
    await company(stage, person, name);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await stage.within(person.tenant, async (tx) => {
      await insertDeletionRequest(tx, {
        id: newId(stage.world.clock),
        organization_id: person.organization_id ?? '',
        name: `Ahorn ${at + 41}`,
        released_at: ago(days + 20),
        requested_at: ago(days),
        reminded_at: reminded === null ? null : ago(reminded),
      });
      if (name === 'Bäckerei Morgenrot')
        await tx.updateTable('users').set({ account: 'inactive' }).where('id', '=', person.id).execute();
    });
  }
  return stage.person(staff);
};

const row = selector('[role=table] tbody [role=row]');
const didNotWork = 'An unknown error occurred. Please try again later. If the issue persists, please contact us.';
const list = { route: 'deletions.index', path: '/reports/deletions', name: 'deletions', as: desk } as const;
const reminded: NonNullable<Screen['act']> = async (visitor) => {
  await visitor.button('Remind').first().click();
  await visitor.page.getByRole('alertdialog').getByRole('button').last().click();
};

/** What companies were asked to delete and have not confirmed, for staff. */
export const openDeletionScreens: readonly Screen[] = [
  ...withCall({ ...list, sees: row }, { url: '**/api/v1/open-deletions*', failed: heading('Unexpected error!') }),
  { ...list, name: 'deletions.in-time', path: '/reports/deletions?overdue=no', sees: row },
  { ...list, name: 'deletions.empty', as: staffOfNobody, sees: text('All deletions are confirmed') },
  { ...list, name: 'deletions.remind', act: press('Remind'), sees: dialog },
  { ...list, name: 'deletions.close', act: press('Close …'), sees: dialog },
  ...withSending(
    { ...list, name: 'deletions.remind', act: reminded },
    { endpoint: moveOpenDeletion, notified: didNotWork },
  ),
];
