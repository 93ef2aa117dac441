import { afterAll, beforeAll, expect, test } from 'vitest';
import { listActivities } from '../../contract/activities/activities.endpoints.ts';
import { declineInvitation, invitations } from '../../contract/invitations/invitations.endpoints.ts';
import { tokenOfInvitationLink } from '../../contract/invitations/invitations.schema.ts';
import { organizations } from '../../contract/organizations/desk.endpoints.ts';
import { handOver } from '../support/handovers.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** Of the link in the latest e-mail to an address. */
async function tokenMailedTo(email: string): Promise<string> {
  const [mail] = await world.mails(email);
  const [link = ''] = /http:\S+#token=[\w-]+/.exec(mail?.text ?? '') ?? [];
  return tokenOfInvitationLink(link) ?? '';
}

test('whoever invited hears of a no, by mail and in the product; nobody does where they have left', async () => {
  const person = await world.person({ type: 'employee', locale: 'de', firstname: 'Pia', lastname: 'Feld' });
  const employee = await world.login(person);
  const invite = async (email: string) => {
    await employee.call(invitations.create, { body: { email, firstname: 'Jonas', lastname: 'Brandt', locale: 'en' } });
    return tokenMailedTo(email);
  };
  const decline = (token: string) => world.client().call(declineInvitation, { body: { token } });
  const late = await invite('later@example.org');
  await decline(await invite('told@example.org'));
  const [mail] = await world.mails(person.email);
  expect(mail?.subject).toBe('Jonas Brandt hat Ihre Einladung abgelehnt');
  expect(mail?.text).toContain('Guten Tag Pia Feld');
  expect(mail?.text).toMatch(/told@example\.org[^]*\/organization\/invitations/);
  const [line] = (await employee.call(listActivities)).body.data;
  expect(line).toMatchObject({ kind: 'invitation_declined', person: 'Jonas Brandt', read: false });
  await world.db.kysely.updateTable('users').set({ account: 'inactive' }).where('id', '=', person.id).execute();
  world.clock.advance(120_000);
  expect((await decline(late)).status).toBe(204);
  expect(await world.mails(person.email)).toHaveLength(1);
});

test('whom the operator invited during a visit may decline as well, and nothing is written to an account without a mailbox', async () => {
  const { visitor } = await handOver(world);
  const email = 'asked@chemie.example';
  const invitation = { email, firstname: 'Jonas', lastname: 'Brandt', locale: 'de' } as const;
  const made = await visitor.call(organizations.create, { body: { name: 'Neu Chemie', invitation } });
  expect(made.status).toBe(201);
  const body = { token: await tokenMailedTo(email) };
  expect((await world.client(world.other).call(declineInvitation, { body })).status).toBe(204);
  expect((await world.client(world.other).call(declineInvitation, { body })).error?.code).toBe('invitation_declined');
  const written = await world.db.kysely.selectFrom('mails').select(['recipient_address', 'headers']).execute();
  expect(JSON.stringify(written)).not.toContain('handover:');
});
