import { afterAll, beforeAll, expect, test } from 'vitest';
import { replayErasures } from '../../server/organizations/replay-erasures.ts';
import { leave } from '../support/account.ts';
import { backUp } from '../support/backup.ts';
import { guardedChild } from '../support/guardian.ts';
import { publishTerms } from '../support/terms.ts';
import { keptTexts, markTexts, programsOwn, rowsAbout, whereabouts } from '../support/traces.ts';
import { createWorld, type World } from '../support/world.ts';
import { saidYes } from '../support/yes.ts';

/** A backup from before somebody was erased has them whole: what `npm run restore:replay` does must leave nothing of it. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const day = 86_400_000;

test('an applicant erased since a backup was made is erased once more after it was restored, guardian and all', async () => {
  const read = await publishTerms(world, world.other);
  const child = await guardedChild(world, read.de, 'tell');
  const { person } = child;
  const said = await saidYes(world, { tenant: world.other, applicant: person });
  const bystander = await guardedChild(world, read.de, 'tell');
  const ids = { ids: [person.id, person.applicant_id ?? '', child.id, said.id], email: person.email };
  const known = [...(await rowsAbout(world.db, ids)).keys()];
  const restore = await backUp(world.db);
  await leave(world, person);
  world.clock.advance(8 * day);
  await world.jobs.tick(world.clock.now());
  for (const address of [person.email, child.email]) expect(await whereabouts(world.db, address)).toEqual([]);

  await restore();
  const rows = await rowsAbout(world.db, ids);
  expect([...rows.keys()], 'all of it is there again').toEqual(known);
  const marked = await markTexts(world.db, rows, 'marker7351x', programsOwn);
  const typed = [
    'users.firstname',
    'legal_contacts.lastname',
    'mails.text_body',
    'pings.body',
    'applicants.phonenumber',
  ];
  expect(marked).toEqual(expect.arrayContaining(typed));

  expect(await replayErasures(world.db, world.clock.now(), world.deps)).toBe(1);
  const left = (await whereabouts(world.db, 'marker7351x')).filter((place) => !(place in keptTexts));
  expect(left).toEqual([]);
  for (const address of [person.email, child.email]) expect(await whereabouts(world.db, address)).toEqual([]);
  expect([...(await rowsAbout(world.db, ids)).keys()]).toEqual(['audits']);
  expect(await whereabouts(world.db, bystander.email), 'whom nobody erased').not.toEqual([]);
  expect(await replayErasures(world.db, world.clock.now(), world.deps), 'once more').toBe(0);
});
