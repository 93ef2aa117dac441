import { findable } from '../../support/account.ts';
import { newId } from '../../../server/db/ids.ts';
import { insertInterest } from '../../../server/interests/interests.repository.ts';
import { storeMark } from '../../../server/search/marks.repository.ts';
import { handleFor, type Person } from '../../support/people.ts';
import { newToSearch, writer } from '../people.ts';
import { appointed, pinged } from '../pings.ts';
import { button, type Maker, press, type Screen, text } from '../screen.ts';
import type { Stage } from '../stage.ts';

/** Somebody who has said yes to a company, whose proposals wait or which they have agreed with. */
const appointing =
  (status: 'pending' | 'accepted'): Maker =>
  async (stage) => {
    const { from, to, id } = await aYes(stage);
    await appointed(stage, from, id, status);
    return to;
  };

/** Who said yes ten days ago and has been promised nothing since. */
const unheard: Maker = async (stage) => {
  const { to, id } = await aYes(stage, 11);
  const asked_at = stage.world.clock.now();
  await stage.within(to.tenant, (tx) => tx.updateTable('pings').set({ asked_at }).where('id', '=', id).execute());
  return to;
};

async function aYes(stage: Stage, daysAgo = 2): Promise<{ from: Person; to: Person; id: string }> {
  const from = await stage.person(writer);
  const to = await stage.world.person('app', { ...findable, firstname: 'Thea', lastname: 'Klang' });
  return { from, to, id: await pinged(stage, from, to, { status: 'accepted', daysAgo }) };
}

/** The company's list with such a yes beside it. */
const beside =
  (status: 'pending' | 'accepted'): Screen['path'] =>
  async ({ stage }) => {
    const { from, id } = await aYes(stage);
    await appointed(stage, from, id, status);
    return `/pings?ping=${id}`;
  };

/** Somebody who said yes, is kept and shows the company interest, in its search. */
const known: Screen['path'] = async ({ stage }) => {
  const { from, to, id } = await aYes(stage);
  const { organization_id = '', employee_id = '' } = from;
  const created_at = stage.world.clock.now();
  const shared = { organization_id, applicant_id: to.applicant_id ?? '', created_at };
  const outcomes = JSON.stringify([{ outcome: 'reached', at: created_at.toISOString(), by: employee_id }]);
  await stage.within(from.tenant, async (tx) => {
    await insertInterest(tx, { id: newId(stage.world.clock), ...shared, until: '2099-01-01' });
    await storeMark(tx, { organization_id, employee_id }, shared.applicant_id, false, created_at);
    await tx
      .updateTable('pings')
      .set({ outcome: 'reached', outcomes, note: 'Kommt am Dienstag zum Probetag.', note_at: created_at })
      .where('id', '=', id)
      .execute();
  });
  return `/search?interested=true&saved=true&open=${handleFor(from, to)}`;
};

const home = { route: 'dashboard', path: '/dashboard' } as const;
const pings = { route: 'pings', as: writer } as const;

/** A company's first visit to its search; after a yes appointments on both sides, and whether anybody got in touch. */
export const searchToAppointment: readonly Screen[] = [
  {
    name: 'search.start',
    route: 'search',
    as: newToSearch,
    path: '/search',
    sees: ({ page }) => page.getByRole('heading', { level: 1 }).filter({ hasText: 'Leverkusen' }),
  },
  { route: 'search', name: 'search.history', as: writer, path: known, sees: text('So far') },
  { ...pings, name: 'pings.proposed', path: beside('pending'), sees: text('Proposed') },
  { ...pings, name: 'pings.agreed', path: beside('accepted'), sees: button('Call off') },
  { ...home, name: 'applicant.proposed', as: appointing('pending'), sees: button('None of them suits me') },
  { ...home, name: 'applicant.agreed', as: appointing('accepted'), sees: button('Call it off') },
  {
    ...home,
    name: 'applicant.calling-off',
    as: appointing('accepted'),
    act: press('Call it off'),
    sees: button('Yes, call it off'),
  },
  { ...home, name: 'applicant.asked', as: unheard, sees: button('No, nobody') },
];
