import { nowhere } from '../../server/geo/geo.service.ts';
import { moveEmployee } from '../../contract/employees/employees.endpoints.ts';
import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import type { UsageType } from '../../contract/users/me.schema.ts';
import type { PersonWishes } from '../support/people.ts';
import { openCode } from '../support/registration.ts';
import { findable } from '../support/account.ts';
import { bornYearsAgo } from '../support/steps.ts';
import { company, pinged } from './pings.ts';
import type { Maker } from './screen.ts';
import { crowdLists, unwieldy } from './crowd.ts';
import type { Stage } from './stage.ts';

/** Everybody whom the screens show; the demo data's people where they do. */
type Wishes = Omit<PersonWishes, 'tenant'>;

const at =
  (slug: 'app' | 'chemie', wishes: Wishes): Maker =>
  (stage) =>
    stage.world.person(slug, wishes);

const demo =
  (slug: 'app' | 'chemie', email: string): Maker =>
  async (stage) => {
    const tenant = stage.world.tenant(slug);
    const row = await stage.within(tenant, (tx) =>
      tx
        .selectFrom('users')
        .leftJoin('applicants', 'applicants.user_id', 'users.id')
        .leftJoin('employees', 'employees.user_id', 'users.id')
        .select(['users.id', 'users.type', 'employees.organization_id'])
        .select(['applicants.id as applicant_id', 'employees.id as employee_id'])
        .where('email', '=', email)
        .executeTakeFirstOrThrow(),
    );
    const { id, type } = row;
    return {
      tenant,
      id,
      type,
      email,
      password: 'Lehrstelle-2026',
      ...(row.applicant_id !== null && { applicant_id: row.applicant_id }),
      ...(row.employee_id !== null && { employee_id: row.employee_id }),
      ...(row.organization_id !== null && { organization_id: row.organization_id }),
    };
  };

export const applicant = demo('app', 'applicant@example.org');
/** The same where the association has a logo and is German. */
export const chemist = demo('chemie', 'applicant@example.org');
export const searching = demo('app', 'searching@example.org');
export const referring = demo('app', 'referring@example.org');
export const staff = demo('app', 'staff@example.org');
export const administrator = demo('app', 'admin@example.org');
/** Staff where a guardian is waited for. */
export const staffOfMinors = demo('chemie', 'staff@example.org');
export const staffOfNobody: Maker = (stage) =>
  stage.add(stage.bare, { type: 'tenant_member', firstname: 'Ruth', lastname: 'Anders', locale: 'de' });
/** Staff whose companies are too many and whose names are too long. */
export const unwieldyStaff: Maker = async (stage) => {
  await stage.person(unwieldyEmployee);
  return stage.add(stage.crowd, { type: 'tenant_member', firstname: unwieldy.word, lastname: unwieldy.hebrew });
};

export const newcomer = at('chemie', { stage: 'verified', firstname: 'Jonte', lastname: 'Petersen', locale: 'de' });

/** As far as the onboarding's second or third step. */
export const onTheWay =
  (further: { readonly phonenumber?: string }): Maker =>
  async (stage) => {
    const person = await stage.world.person('chemie', { stage: 'verified', firstname: 'Jonte', lastname: 'Petersen' });
    const birthday = bornYearsAgo(17, stage.world.clock.now());
    await stage.within(person.tenant, (tx) =>
      tx
        .updateTable('applicants')
        .set({ ...findable, date_of_birth: birthday, ...further })
        .where('user_id', '=', person.id)
        .execute(),
    );
    return person;
  };
export const withProfile = onTheWay({});
export const withPhone = onTheWay({ phonenumber: '+492219901234' });

/** A new employee, whose company has or hasn't said what it wants. */
export const newEmployee =
  (usage_type: UsageType | null): Maker =>
  async (stage) => {
    const person = await stage.world.person('app', { type: 'employee', stage: 'verified', firstname: 'Pia' });
    await company(stage, person, 'Tischlerei Holzgriff');
    await stage.within(person.tenant, (tx) =>
      tx
        .updateTable('organizations')
        .set({ usage_type })
        .where('id', '=', person.organization_id ?? '')
        .execute(),
    );
    return person;
  };
export const firstEmployee = newEmployee(null);
export const secondEmployee = newEmployee('searching');

export const adult = at('app', { stage: 'onboarded', firstname: 'Nour', lastname: 'Haddad', ...findable });
export const agreed = at('app', { firstname: 'Nour', lastname: 'Haddad', ...findable });

/** A fifteen-year-old who needs a guardian. */
export const aMinor = (stage: Stage, firstname = 'Mats') =>
  stage.world.person('chemie', {
    ...findable,
    stage: 'onboarded',
    locale: 'de',
    firstname,
    lastname: 'Kramer',
    date_of_birth: bornYearsAgo(15, stage.world.clock.now()),
  });
export const minor: Maker = (stage) => aMinor(stage);

/** An applicant whose search is not what it should be. */
const lookingOtherwise =
  (changes: object): Maker =>
  async (stage) => {
    const person = await stage.world.person('chemie', { ...findable, firstname: 'Nour', lastname: 'Haddad' });
    await stage.within(person.tenant, (tx) =>
      tx.updateTable('applicants').set(changes).where('user_id', '=', person.id).execute(),
    );
    return person;
  };
export const withoutMessages = lookingOtherwise({ search_status: 'wants_to_be_matched' });
export const paused = lookingOtherwise({ search_status: 'doesnot_want_matching', search_reason: 'paused' });
/** Has a place. */
export const placed = lookingOtherwise({
  search_status: 'doesnot_want_matching',
  search_reason: 'found_elsewhere',
  search_ended_at: new Date('2026-11-20T08:00:00Z'),
});
export const runOut = lookingOtherwise({ search_status: 'expired' });
export const lost = lookingOtherwise(nowhere);

/** Has a message in every status. */
export const popular: Maker = async (stage) => {
  const person = await stage.world.person('app', { ...findable, firstname: 'Selma', lastname: 'Acar' });
  const statuses = ['pending', 'accepted', 'declined', 'expired', 'revoked'] as const;
  for (const [index, status] of statuses.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await answered(stage, person, status, 2 + index * 5);
  }
  return person;
};

async function answered(
  stage: Stage,
  person: Awaited<ReturnType<Maker>>,
  status: 'pending' | 'accepted' | 'declined' | 'expired' | 'revoked',
  daysAgo: number,
): Promise<void> {
  const names = {
    pending: 'Autohaus Rheinbogen',
    accepted: 'Hotel Am Stadtgarten',
    declined: 'Bäckerei Kornblume',
    expired: 'Dachwerk Süd eG',
    revoked: 'Sanitär Quellmann',
  };
  const from = await stage.world.person('app', { type: 'employee', firstname: 'Jonas', lastname: 'Brandt' });
  await company(stage, from, names[status]);
  await pinged(stage, from, person, { status, daysAgo });
}

/** Whose messages the applicants’ pages show. */
export const writer: Maker = async (stage) => {
  const person = await stage.world.person('app', { type: 'employee', firstname: 'Jonas', lastname: 'Brandt' });
  await company(stage, person, 'Elektro Sonntag KG', 'Leverkusen');
  return person;
};

/** A company that has done nothing yet. */
export const untouched =
  (usage_type: UsageType): Maker =>
  async (stage) => {
    const person = await stage.world.person('chemie', { type: 'employee', firstname: 'Pia', lastname: 'Ott' });
    await company(stage, person, 'Lackwerke Severin GmbH');
    await stage.within(person.tenant, (tx) =>
      tx
        .updateTable('organizations')
        .set({ usage_type })
        .where('id', '=', person.organization_id ?? '')
        .execute(),
    );
    return person;
  };
export const newSearching = untouched('searching');
export const newReferring = untouched('referring');
export const newToBoth = untouched('searching_and_referring');

/** A colleague of a company that has said what it trains and where it is; has never searched. */
export const newToSearch: Maker = async (stage) => {
  const { organization_id = '' } = await stage.person(searching);
  return stage.world.person('app', { type: 'employee', organization_id, firstname: 'Pia', lastname: 'Ott' });
};

/** A company with colleagues and invitations in every status. */
export const inviting: Maker = async (stage) => {
  const person = await untouched('searching_and_referring')(stage);
  const client = await stage.world.as(person);
  await stage.world.person('chemie', {
    type: 'employee',
    organization_id: person.organization_id ?? '',
    firstname: 'Jonas',
    lastname: 'Brandt',
  });
  const gone = await stage.world.person('chemie', {
    type: 'employee',
    organization_id: person.organization_id ?? '',
    firstname: 'Rike',
    lastname: 'Holm',
  });
  const shutOut = { params: { id: gone.employee_id ?? '' }, body: { event: 'deactivate' } } as const;
  await client.call(moveEmployee, shutOut);
  const statuses = ['pending', 'accepted', 'expired', 'revoked'] as const;
  for (const [index, status] of statuses.entries()) {
    const email = `${status}.${person.id.slice(-6)}@example.net`;
    const firstname = ['Ayla', 'Bent', 'Cem', 'Dana'][index] ?? '';
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await client.call(invitations.create, { body: { firstname, lastname: 'Sommer', email } });
    // oxlint-disable-next-line no-await-in-loop -- see above
    await stage.within(person.tenant, (tx) =>
      tx.updateTable('invitations').set({ status }).where('email', '=', email).execute(),
    );
  }
  return person;
};

/** Somebody of the crowded tenant, with a name that no column was made for. */
export const unwieldyApplicant: Maker = async (stage) => {
  const tenant = stage.crowd;
  const person = await stage.add(tenant, {
    ...findable,
    firstname: unwieldy.word,
    lastname: unwieldy.arabic,
    email: unwieldy.email,
    locale: 'de',
  });
  for (const [index, status] of (['pending', 'accepted'] as const).entries()) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    const from = await unwieldyCompany(stage, [unwieldy.emoji, unwieldy.hebrew][index] ?? '');
    // oxlint-disable-next-line no-await-in-loop -- see above
    await pinged(stage, from, person, { status });
  }
  return person;
};

/** Too young, and with a guardian of such a name. */
export const unwieldyMinor: Maker = (stage) =>
  stage.add(stage.crowd, {
    ...findable,
    stage: 'onboarded',
    firstname: unwieldy.word,
    lastname: unwieldy.hebrew,
    date_of_birth: bornYearsAgo(15, stage.world.clock.now()),
  });

async function unwieldyCompany(stage: Stage, firstname: string) {
  const person = await stage.add(stage.crowd, { type: 'employee', firstname, lastname: unwieldy.word });
  await company(stage, person, unwieldy.organization, 'Gröde (Hallig) in der Gemeinde Langeneß-Nordmarsch');
  return person;
}

/** Has written to nobody yet. */
export const unwieldySearcher: Maker = (stage) => unwieldyCompany(stage, unwieldy.hebrew);

/** A colleague among names of every kind, with ten thousand messages and codes. */
export const unwieldyEmployee: Maker = async (stage) => {
  const tenant = stage.crowd;
  const person = await unwieldyCompany(stage, unwieldy.arabic);
  const client = await stage.world.as(person);
  const { word, emoji, hebrew } = unwieldy;
  const organization_id = person.organization_id ?? '';
  for (const firstname of [emoji, hebrew, word]) {
    // oxlint-disable-next-line no-await-in-loop -- in this order
    await stage.add(tenant, { type: 'employee', organization_id, firstname, lastname: word });
    const email = `${[...firstname].length}.${unwieldy.email}`;
    // oxlint-disable-next-line no-await-in-loop -- see above
    await client.call(invitations.create, { body: { firstname, lastname: word, email } });
  }
  const code = { ...openCode, occupation_ids: [], name: `${word} ${emoji} ${hebrew}` };
  await client.call(registrationCodes.create, { body: code });
  const to = await stage.add(tenant, { ...findable, firstname: emoji, lastname: word, email: `a${unwieldy.email}` });
  await pinged(stage, person, to, { status: 'accepted' });
  await crowdLists(stage.world, organization_id);
  return person;
};
