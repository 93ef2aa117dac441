import { afterAll, beforeAll, expect, test } from 'vitest';
import { offer } from '../support/offer.ts';
import { exportAccount } from '../../contract/account/account.endpoints.ts';
import { transitionApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { setBlock } from '../../contract/blocks/blocks.endpoints.ts';
import { createPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { locateAddress } from '../../server/geo/geo.service.ts';
import { graduationTypes } from '../../server/graduation-types/graduation-types.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { findable } from '../support/account.ts';
import { handleFor, type Person } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const graduation_type_id = graduationTypes.find(({ id }) => id !== findable.graduation_type_id)?.id ?? '';

/** Somebody moves to another town, with another wish and another certificate, and is recommended meanwhile. */
async function livesOn(applicant: Person): Promise<void> {
  const other = await world.person({ type: 'employee' });
  const now = world.clock.now();
  await inTenant(world.db, world.tenant.id, async (tx) => {
    await tx
      .updateTable('applicants')
      .set({
        occupation_id: occupations[1]?.id ?? '',
        graduation_type_id,
        ...locateAddress({ postcode: '80331', country: 'DE' }),
      })
      .where('id', '=', applicant.applicant_id ?? '')
      .execute();
    await tx
      .insertInto('recommendations')
      .values({
        tenant_id: world.tenant.id,
        id: applicant.id,
        applicant_id: applicant.applicant_id ?? '',
        organization_id: other.organization_id ?? '',
        registration_code_id: null,
        note: '',
        status: 'accepted',
        created_at: now,
        updated_at: now,
      })
      .execute();
  });
}

async function written() {
  const applicant = await world.person(findable);
  const employee = await world.person({ type: 'employee' });
  const own = await world.login(applicant);
  const input = {
    handle: handleFor(employee, applicant),
    email_template_id: await pingTemplate(world, world.tenant),
    ...offer,
    search: { occupation_ids: [findable.occupation_id], centre: '10115', radius_km: 25 as const },
  };
  const { id } = (
    await (await world.login(employee)).call(createPing, { body: input }, { key: `facts-${applicant.id}` })
  ).body.data;
  world.clock.advance(61_000);
  await world.jobs.tick(world.clock.now());
  /** The message as the company has it, the same in the list. */
  const message = async () => {
    const browser = await world.login(employee);
    const { data } = (await browser.call(pings.show, { params: { id } })).body;
    const listed = (await browser.call(pings.list)).body.data.find((ping) => ping.id === id);
    if (data.perspective !== 'organization') throw new Error('This is the company’s side.');
    expect(listed).toEqual(data);
    return data;
  };
  /** What it shows of the applicant. */
  const shown = async () => {
    const data = await message();
    const { occupation, graduation_type_id: graduation, area, recommended } = data.applicant;
    return { occupation, graduation, area, recommended };
  };
  const say = (event: 'accept' | 'decline' | 'withdraw') =>
    own.call(pings.transition, { params: { id }, body: { event } });
  return { applicant, employee, own, message, shown, say };
}

const before = {
  occupation: occupations[0]?.name,
  graduation: findable.graduation_type_id,
  area: 'Berlin Mitte',
  recommended: false,
};
const nobody = { occupation: null, graduation: null, area: null, recommended: false };

test.each([undefined, 'decline'] as const)(
  'a message answered by %s shows who it was written to, not who they are',
  async (event) => {
    const { applicant, shown, say } = await written();
    const then = await shown();
    expect({ ...then, area: before.area }).toEqual(before);
    if (event) expect((await say(event)).status).toBe(200);
    await livesOn(applicant);
    world.clock.advance(60 * 86_400_000);
    await world.jobs.tick(world.clock.now());
    expect(await shown()).toEqual(then);
  },
);

test('while a yes stands the company sees what is true today', async () => {
  const { applicant, shown, say } = await written();
  await say('accept');
  await livesOn(applicant);
  const now = await shown();
  expect(now).toMatchObject({ occupation: occupations[1]?.name, graduation: graduation_type_id, recommended: true });
  expect(now.area).toMatch(/München/);
});

const block = ({ own, employee }: Awaited<ReturnType<typeof written>>) =>
  own.call(setBlock, { body: { organization_id: employee.organization_id ?? '', blocked: true } });

test.each([
  ['has taken a yes back', ({ say }: Awaited<ReturnType<typeof written>>) => say('withdraw')],
  ['has said yes and blocked the company', block],
])('of somebody who %s nothing is shown any more, not in the letter nor in what fitted', async (_, end) => {
  const ping = await written();
  await ping.say('accept');
  const { subject, body, reasons } = await ping.message();
  expect(`${subject} ${body} ${JSON.stringify(reasons)}`).toContain(before.occupation ?? 'an occupation');
  expect(reasons.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['occupation', 'distance']));
  expect((await end(ping)).status).toBe(200);
  expect(await ping.shown()).toEqual(nobody);
  expect(await ping.message()).toMatchObject({ subject: null, body: null, reasons: [] });
  const account = (await (await world.login(ping.employee)).call(exportAccount)).body.data;
  expect(account.pings_sent).toMatchObject([{ subject: null, body: null }]);
});

/** What is another in each message: whose it is, and when. */
const ofEach = new Set(
  'id handle name employee subject body send_at sent_at expires_at responded_at created_at'.split(' '),
);

test('a company that was blocked reads what it reads of somebody whose search has ended', async () => {
  const ended = async (end: (ping: Awaited<ReturnType<typeof written>>) => Promise<{ status: number }>) => {
    const ping = await written();
    expect((await end(ping)).status).toBe(200);
    return JSON.parse(JSON.stringify(await ping.message()), (key, value: unknown) =>
      ofEach.has(key) ? undefined : value,
    ) as unknown;
  };
  const blocked = await ended(block);
  expect(blocked).toMatchObject({ status: 'revoked', applicant: { occupation: before.occupation } });
  expect(blocked).toEqual(
    await ended(({ own, applicant }) =>
      own.call(transitionApplicant, {
        params: { id: applicant.applicant_id ?? '' },
        body: { event: 'found_traineeship', reason: 'paused' },
      }),
    ),
  );
});
