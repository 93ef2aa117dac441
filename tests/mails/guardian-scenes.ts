import * as page from '../../contract/legal-contacts/guardian-page.endpoints.ts';
import * as guardians from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import type { Person } from '../support/people.ts';
import { written, type Yes } from '../support/yes.ts';
import { answer, applicant, digitsIn, done, employee, key, latest, next, type Telling, tokenIn } from './telling.ts';

interface Asked {
  readonly child: Person;
  readonly email: string;
  readonly id: string;
  readonly token: string;
}

async function asksGuardian(telling: Telling): Promise<Asked> {
  const { world } = telling;
  const child = await applicant(telling, { stage: 'onboarded', date_of_birth: '2012-09-01', firstname: 'Mia' });
  const email = `ayse${next()}@example.org`;
  const body = { firstname: 'Ayşe', lastname: 'Özdemir', email, gender: 'other', relation: 'mother' } as const;
  const own = await world.login(child);
  const { id } = done(await own.call(guardians.createLegalContact, { body }, key())).body.data;
  return { child, email, id, token: tokenIn(await latest(telling, email)) };
}

export async function guarded(telling: Telling, releases: 'ask' | 'tell'): Promise<Asked> {
  const asked = await asksGuardian(telling);
  const yes = { event: 'accept', token: asked.token, custody: true, ...telling.texts, releases } as const;
  const guest = telling.world.client(telling.world.other);
  done(await guest.call(guardians.answerLegalContact, { params: { id: asked.id }, body: yes }));
  return { ...asked, token: tokenIn(await latest(telling, asked.email)) };
}

/** Opens the guardian's page by a mailed code. */
async function visits(telling: Telling, { id, token, email }: Asked) {
  const guest = telling.world.client(telling.world.other);
  const params = { id };
  done(await guest.call(page.sendPageCode, { params, body: { token } }));
  const body = { token, code: digitsIn(await latest(telling, email)) };
  return { guest, params, visit: done(await guest.call(page.openGuardianPage, { params, body })).body.data.visit };
}

/** A child, who is asked for a yes, and the company it goes to. */
const toChild = async (telling: Telling, { child }: Asked): Promise<Yes> =>
  written(telling.world, {
    tenant: telling.world.other,
    applicant: child,
    employee: await employee(telling, 'Lackwerke Severin GmbH'),
  });

/** A minor and whoever decides for them. */
export async function minors(telling: Telling): Promise<void> {
  const { world } = telling;
  const guest = world.client(world.other);
  const said = await asksGuardian(telling);
  for (const [event, { id, token }] of [
    ['decline', said],
    ['not_me', await asksGuardian(telling)],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    done(await guest.call(guardians.answerLegalContact, { params: { id }, body: { event, token } }));
  }
  const mistaken = await asksGuardian(telling);
  const desk = await world.login(await world.person({ tenant: world.other, type: 'tenant_member' }));
  const right = { firstname: 'Deniz', lastname: 'Özdemir', relation: 'father', reason: 'Anruf der Mutter' } as const;
  const params = { id: mistaken.id };
  done(await desk.call(guardians.replaceGuardian, { params, body: { ...right, email: `deniz${next()}@example.org` } }));
  await world.mails();

  const asking = await guarded(telling, 'ask');
  const [no, back] = [await toChild(telling, asking), await toChild(telling, asking)];
  await answer(no, 'accept');
  await answer(back, 'accept');
  const seen = await visits(telling, asking);
  for (const [ping_id, event] of [
    [no.id, 'decline'],
    [back.id, 'accept'],
    [back.id, 'withdraw'],
  ] as const) {
    const body = { visit: seen.visit, ping_id, event };
    // oxlint-disable-next-line no-await-in-loop -- as above
    done(await seen.guest.call(page.answerRelease, { params: seen.params, body }));
    // oxlint-disable-next-line no-await-in-loop -- as above
    await world.mails();
  }

  const told = await guarded(telling, 'tell');
  const released = await toChild(telling, told);
  await answer(released, 'accept');
  const again = await visits(telling, told);
  const body = {
    visit: again.visit,
    organization_id: released.employee.organization_id ?? '',
    reason: 'insistent',
    text: 'Ruft jeden Abend an.',
  } as const;
  done(await again.guest.call(page.reportForChild, { params: again.params, body }));
  done(await again.guest.call(page.withdrawOnPage, { params: again.params, body: { visit: again.visit } }));
  await world.mails();

  const replaced = await guarded(telling, 'ask');
  const other = { firstname: 'Deniz', lastname: 'Özdemir', gender: 'other', relation: 'father' } as const;
  const own = await world.login(replaced.child);
  done(
    await own.call(
      guardians.createLegalContact,
      { body: { ...other, email: `deniz${next()}@example.org`, replaces: replaced.id } },
      key(),
    ),
  );
  await world.mails();
}
