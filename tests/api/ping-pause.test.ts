import { afterAll, beforeAll, expect, test } from 'vitest';
import { offer } from '../support/offer.ts';
import { dayIn } from '../../contract/kit/age.ts';
import { pings, previewPing } from '../../contract/pings/pings.endpoints.ts';
import { findable, sentPing } from '../support/account.ts';
import { handleFor } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('who was contacted is left alone for 90 days, and the company is told from which day it may write again', async () => {
  const [applicant, employee] = [await world.person(findable), await world.person({ type: 'employee' })];
  const browser = await world.login(employee);
  const written = world.clock.now();
  const id = await sentPing(world, browser, applicant);
  const standing = async () => (await browser.call(pings.list)).body.data[0];
  expect(await standing()).toMatchObject({ id, status: 'pending', write_again_on: null });
  await (await world.login(applicant)).call(pings.transition, { params: { id }, body: { event: 'decline' } });
  const write_again_on = dayIn(world.tenant.timezone, new Date(written.getTime() + 90 * 86_400_000));
  expect(await standing()).toMatchObject({ id, status: 'declined', write_again_on });
  const body = {
    handle: handleFor(employee, applicant),
    email_template_id: await pingTemplate(world, world.tenant),
    ...offer,
  };
  const { error } = await browser.call(previewPing, { body });
  expect(error.meta).toMatchObject({ reason: 'contacted_recently', latest_ping: { id, write_again_on } });
});
