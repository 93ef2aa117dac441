import { afterAll, beforeAll, expect, test } from 'vitest';
import { offer } from '../support/offer.ts';
import { createPing } from '../../contract/pings/pings.endpoints.ts';
import { findable } from '../support/account.ts';
import { handleFor } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { createWorld, type World } from '../support/world.ts';

/** SECURITY 24: how many applicants may be written to holds however many requests come at once. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const set = (limits: { pings_per_employee_and_day?: number; pings_open_per_applicant?: number }) => {
  world.clock.advance(11_000);
  return world.db.kysely.updateTable('tenants').set(limits).where('id', '=', world.tenant.id).execute();
};

test('an employee who writes to four people at once, with one message left for the day, writes to one', async () => {
  await set({ pings_per_employee_and_day: 1 });
  const email_template_id = await pingTemplate(world, world.tenant);
  const sender = await world.person({ type: 'employee' });
  const employee = await world.login(sender);
  const people = [];
  for (let count = 0; count < 4; count += 1) people.push(await world.person(findable));
  const replies = await Promise.all(
    people.map((person) => {
      const handle = handleFor(sender, person);
      return employee.call(createPing, { body: { handle, email_template_id, ...offer } }, { key: `quota-${handle}` });
    }),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
});

test('four organizations that write to one person at once, who may have one open message, reach them once', async () => {
  await set({ pings_per_employee_and_day: 30, pings_open_per_applicant: 1 });
  const email_template_id = await pingTemplate(world, world.tenant);
  const person = await world.person(findable);
  const employees = [];
  for (let count = 0; count < 4; count += 1) {
    const sender = await world.person({ type: 'employee' });
    employees.push({ browser: await world.login(sender), handle: handleFor(sender, person) });
  }
  const replies = await Promise.all(
    employees.map(({ browser, handle }) =>
      browser.call(createPing, { body: { handle, email_template_id, ...offer } }, { key: `quota-${handle}` }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
});
