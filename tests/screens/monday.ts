import { alerts } from '../../contract/alerts/alerts.endpoints.ts';
import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { newId } from '../../server/db/ids.ts';
import { findable } from '../support/account.ts';
import type { Person } from '../support/people.ts';
import { openCode } from '../support/registration.ts';
import { appointed, company, pinged } from './pings.ts';
import type { Maker } from './screen.ts';
import type { Stage } from './stage.ts';

const day = 86_400_000;

/** Somebody who was written to, by first name. */
async function written(stage: Stage, from: Person, firstname: string, message: Parameters<typeof pinged>[3]) {
  const to = await stage.world.person('app', { ...findable, firstname, lastname: 'Sommer', locale: 'de' });
  return pinged(stage, from, to, message);
}

/** A company that searches and refers, on a morning with something of everything. */
export const onMonday: Maker = async (stage) => {
  const { clock } = stage.world;
  const person = await stage.world.person('app', { type: 'employee', firstname: 'Daria', lastname: 'Schneider' });
  await company(stage, person, 'Elektro Morgenrot KG', 'Leverkusen');
  const client = await stage.world.as(person);
  await written(stage, person, 'Anh', { status: 'accepted', daysAgo: 4 });
  await written(stage, person, 'Bente', { status: 'accepted', daysAgo: 1 });
  await written(stage, person, 'Emil', { status: 'declined', daysAgo: 9 });
  for (const [index, name] of ['Fatma', 'Gero', 'Hanna', 'Ida'].entries())
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await written(stage, person, name, { daysAgo: [15, 17, 20, 33][index] ?? 2 });
  await appointed(stage, person, await written(stage, person, 'Cem', { status: 'accepted', daysAgo: 12 }), 'pending');
  const meeting = await written(stage, person, 'Dana', { status: 'accepted', daysAgo: 6 });
  const tomorrow = await written(stage, person, 'Mats', { status: 'accepted', daysAgo: 8 });
  const soon = [
    { ping_id: meeting, starts_at: new Date(clock.now().getTime() + day / 24), place: null },
    { ping_id: tomorrow, starts_at: new Date(clock.now().getTime() + day), place: 'Werkstatt, Tor 2' },
  ];
  const until = new Date(clock.now().getTime() + 9 * day).toISOString().slice(0, 10);
  const code = { ...openCode, occupation_ids: [], name: 'Bewerbungen 2026', valid_until: until };
  await client.call(registrationCodes.create, { body: code });
  const body = { name: 'Elektronik um Leverkusen', interval: 'weekly', criteria: { centre: '51373' } } as const;
  const { id } = (await client.call(alerts.create, { body })).body.data;
  const applicant = await stage.world.person('app', { ...findable, firstname: 'Jule', lastname: 'Winter' });
  await stage.within(person.tenant, async (tx) => {
    const made = { tenant_id: person.tenant.id, created_at: clock.now(), updated_at: clock.now() };
    const agreed = { employee_id: person.employee_id ?? null, status: 'accepted' as const };
    const times = soon.map((one) => {
      const ends_at = new Date(one.starts_at.getTime() + day / 48);
      return { ...made, ...agreed, ...one, id: newId(clock), ends_at };
    });
    await tx.insertInto('appointments').values(times).execute();
    await tx.updateTable('alerts').set({ asked_at: clock.now() }).where('id', '=', id).execute();
    const here = new Date(clock.now().getTime() - 7 * day);
    await tx
      .insertInto('searchers')
      .values({
        tenant_id: person.tenant.id,
        employee_id: person.employee_id ?? '',
        criteria: JSON.stringify({ centre: '51373', radius_km: '100' }),
        search_order: 'rule',
        here_at: here,
        before_at: null,
      })
      .execute();
    const organization_id = person.organization_id ?? '';
    await tx
      .insertInto('interests')
      .values({
        tenant_id: person.tenant.id,
        id: newId(clock),
        applicant_id: applicant.applicant_id ?? '',
        organization_id,
        created_at: clock.now(),
        until: new Date(clock.now().getTime() + 30 * day).toISOString().slice(0, 10),
      })
      .execute();
  });
  return person;
};
