import { afterAll, beforeAll, expect, test } from 'vitest';
import { resendVerification, verifyEmail } from '../../contract/authentication/authentication.endpoints.ts';
import { answerPing, lookupPing } from '../../contract/pings/pings.endpoints.ts';
import { sendReleaseCode, takeReleaseCode } from '../../contract/pings/release-codes.endpoints.ts';
import { mailedCode } from '../support/guardian.ts';
import { aCode, registered } from '../support/registration.ts';
import { createWorld, type World } from '../support/world.ts';
import { saidYes, written, type Yes } from '../support/yes.ts';

/** Behind the link of a message number and address stand in part, until a code from the applicant's own mailbox. */

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const minute = 60_000;
const wrongFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const link = ({ id, token }: Pick<Yes, 'id' | 'token'>) => ({ params: { id }, body: { token } });
const from = (address: string) => Object.assign(world.client(), { address });
const home = '198.51.100.20';

const send = (message: Yes, address = home) => from(address).call(sendReleaseCode, link(message));
const take = ({ id, token }: Yes, code: string, address = home) =>
  from(address).call(takeReleaseCode, { params: { id }, body: { token, code } });
async function sent(message: Yes, address = home): Promise<string> {
  expect((await send(message, address)).status).toBe(200);
  return mailedCode(world, message.applicant.email);
}

test('the code from the own mailbox tells number and address in full, once; the link alone goes on telling a part', async () => {
  const message = await written(world);
  const { applicant } = message;
  expect((await take(message, '123456')).error.code, 'none was asked for').toBe('code_void');
  const asked = await send(message);
  expect(asked.body.data.email).toMatch(/^.…@/);
  expect(JSON.stringify(asked.body)).not.toContain(applicant.email);
  const code = await mailedCode(world, applicant.email);
  const told = await take(message, code);
  expect(told.body.data).toEqual({ email: applicant.email, phonenumber: '+4930901820' });
  expect((await take(message, code)).error.code, 'used').toBe('code_void');
  const looked = await world.client().call(lookupPing, link(message));
  expect(looked.body.data).toMatchObject({ masked: true, releases: { phonenumber: '… 20' } });
  expect(JSON.stringify(looked.body)).not.toMatch(new RegExp(`${applicant.email}|901820`));
});

test('a code is sent once a minute and holds ten minutes and five tries; the next one voids it', async () => {
  const message = await written(world);
  const first = await sent(message);
  expect((await send(message)).error.code).toBe('resend_too_early');
  world.clock.advance(minute + 1000);
  const second = await sent(message);
  if (first !== second) expect((await take(message, first)).error.code).toBe('code_wrong');
  const codes = [];
  // oxlint-disable-next-line no-await-in-loop -- tries come one after the other
  for (let n = 0; n < 5; n += 1) codes.push((await take(message, wrongFor(second))).error.code);
  expect(codes).toEqual([
    ...Array(first === second ? 5 : 4).fill('code_wrong'),
    ...(first === second ? [] : ['code_void']),
  ]);
  expect((await take(message, second)).error.code, 'the right one comes too late').toBe('code_void');
  world.clock.advance(minute);
  const third = await sent(message);
  world.clock.advance(10 * minute + 1000);
  expect((await take(message, third)).error.code).toBe('code_expired');
});

test('of fifty guesses at once five are compared at most', async () => {
  const message = await written(world);
  const wrong = wrongFor(await sent(message));
  const guesses = await Promise.all(Array.from({ length: 50 }, () => take(message, wrong)));
  expect(guesses.filter(({ error }) => error.code === 'code_wrong')).toHaveLength(5);
});

test('wrong codes are counted for the address, whichever message they were for; the own network keeps some tries', async () => {
  const stranger = '203.0.113.7';
  const message = await written(world);
  const other = await written(world, { applicant: message.applicant });
  for (let round = 0; round < 5; round += 1) {
    const asked = round % 2 === 0 ? message : other;
    // oxlint-disable-next-line no-await-in-loop -- as a stranger would, one after the other
    const wrong = wrongFor(await sent(asked, stranger));
    // oxlint-disable-next-line no-await-in-loop -- as above
    for (let n = 0; n < 5; n += 1) expect((await take(asked, wrong, stranger)).error.code).toBe('code_wrong');
    world.clock.advance(minute + 1000);
  }
  expect((await send(message, stranger)).error.code).toBe('code_blocked');
  const code = await sent(message);
  expect((await take(message, code, stranger)).error.code).toBe('code_blocked');
  expect((await take(message, code)).status).toBe(200);
});

test('eleven codes a day, over all messages together', async () => {
  const message = await written(world);
  const statuses = [];
  for (let n = 0; n < 12; n += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one a minute
    statuses.push((await send(message)).status);
    world.clock.advance(minute + 1000);
  }
  expect(statuses).toEqual([...Array(11).fill(200), 429]);
  const other = await written(world, { applicant: message.applicant });
  expect((await send(other)).error.code).toBe('resend_too_early');
});

test('whoever has the link of one message neither delays nor voids the code of another', async () => {
  const message = await written(world);
  const forwarded = await written(world, { applicant: message.applicant });
  const code = await sent(message);
  await sent(forwarded, '203.0.113.8');
  expect((await take(message, code)).status).toBe(200);
});

test('whoever uses up the day’s codes from elsewhere leaves the own network three', async () => {
  const message = await written(world);
  const ask = async (times: number, address: string) => {
    const statuses = [];
    for (let n = 0; n < times; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one a minute
      statuses.push((await send(message, address)).status);
      world.clock.advance(minute + 1000);
    }
    return statuses;
  };
  expect(await ask(12, '203.0.113.9')).toEqual([...Array(11).fill(200), 429]);
  expect(await ask(4, home)).toEqual([200, 200, 200, 429]);
});

test('whoever registers with the address and guesses next to its owner uses up none of the owner’s tries', async () => {
  const message = await written(world);
  const { email } = message.applicant;
  const { code } = (await aCode(world)).code;
  const stranger = await registered(world, code, email);
  for (let round = 0; round < 5; round += 1) {
    for (let n = 0; n < 5; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await stranger.call(verifyEmail, { body: { code: '000000' } })).error.code).toBe('code_wrong');
    }
    world.clock.advance(minute + 1000);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await stranger.call(resendVerification);
  }
  expect((await send(message, stranger.address)).status).toBe(200);
});

test('the code of one message opens no other, of the same applicant or another’s', async () => {
  const message = await written(world);
  const [own, foreign] = [await written(world, { applicant: message.applicant }), await written(world)];
  const code = await sent(message);
  expect((await take(own, code)).error.code).toBe('code_void');
  expect((await take(foreign, code)).error.code).toBe('code_void');
  const before = (await world.mails(foreign.applicant.email)).length;
  const crossed = { ...message, id: foreign.id };
  expect((await send(crossed)).error.code).toBe('link_invalid');
  expect((await take(crossed, code)).error.code).toBe('link_invalid');
  expect(await world.mails(foreign.applicant.email)).toHaveLength(before);
  expect((await take(message, code)).status, 'nothing of it was counted').toBe(200);
});

test('after a yes, a no and a yes taken back nothing is told, with a code from before neither', async () => {
  const message = await written(world);
  const code = await sent(message);
  const answer = (event: 'accept' | 'withdraw') =>
    world.client().call(answerPing, { params: { id: message.id }, body: { token: message.token, event } });
  for (const event of ['accept', 'withdraw'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await answer(event)).status).toBe(200);
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect((await take(message, code)).error.code).toBe('transition_not_allowed');
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect((await send(message)).error.code).toBe('transition_not_allowed');
  }
  const mailed = await saidYes(world);
  expect((await send(mailed)).error.code).toBe('transition_not_allowed');
});

test('a yes by the link needs no code', async () => {
  const message = await written(world);
  const yes = { params: { id: message.id }, body: { token: message.token, event: 'accept' as const } };
  expect((await world.client().call(answerPing, yes)).body.data).toMatchObject({ status: 'accepted', masked: true });
});

test('a code that waited in the queue past its time is made anew and holds', async () => {
  const message = await written(world);
  await send(message);
  world.clock.advance(30 * minute);
  const code = await mailedCode(world, message.applicant.email);
  expect((await take(message, code)).status).toBe(200);
});
