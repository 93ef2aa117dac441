import { correctName, markFound } from '../../../contract/applicants/desk.endpoints.ts';
import { replaceGuardian, transitionLegalContact } from '../../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { printing } from './consent.ts';
import { staff, staffOfMinors, staffOfNobody, unwieldyStaff } from '../people.ts';
import {
  button,
  confirmed,
  dialog,
  filled,
  heading,
  type Maker,
  press,
  type Scene,
  type Screen,
  selector,
  text,
  withCall,
  withSending,
} from '../screen.ts';

const failed = heading('Unexpected error!');
const row = selector('[role=table] tbody [role=row]');
const list = { route: 'applicants.index', path: '/applicants', as: staff } as const;

/** An applicant of the demo data who has been written to; where none was, any who looks. */
const somebody = async ({ stage, person }: Scene): Promise<string> => {
  const id = await stage.within(person?.tenant ?? stage.world.tenant('app'), async (tx) => {
    const looking = tx
      .selectFrom('applicants as a')
      .select('a.id')
      .where('a.search_status', '=', 'wants_to_be_matched');
    const written = await looking
      .innerJoin('pings as p', 'p.applicant_id', 'a.id')
      .where('p.status', '=', 'accepted')
      .orderBy('a.id')
      .executeTakeFirst();
    return (written ?? (await looking.orderBy('a.id').executeTakeFirstOrThrow())).id;
  });
  return `/applicants/${id}`;
};

/** A minor whose guardian has not answered. */
const waiting = async ({ stage, person }: Scene): Promise<string> => {
  const { applicant_id } = await stage.within(person?.tenant ?? stage.world.tenant('chemie'), (tx) =>
    tx
      .selectFrom('legal_contacts')
      .select('applicant_id')
      .where('status', '=', 'pending')
      .where('email', 'is not', null)
      .orderBy('id')
      .executeTakeFirstOrThrow(),
  );
  return `/applicants/${applicant_id}`;
};

/** A minor whose guardian signs a letter. */
const byLetter = async ({ stage }: Scene): Promise<string> => {
  const { applicant_id } = await stage.within(stage.world.tenant('chemie'), (tx) =>
    tx
      .selectFrom('legal_contacts')
      .select('applicant_id')
      .where('letter_reference', 'is not', null)
      .executeTakeFirstOrThrow(),
  );
  return `/applicants/${applicant_id}`;
};
const deskOfLetters: Maker = async (stage) => {
  await stage.person(printing);
  return stage.person(staffOfMinors);
};

const one = { route: 'applicants.show', path: somebody, as: staff } as const;
const letter = { route: 'applicants.show', path: byLetter, as: deskOfLetters } as const;
const replacing = filled({ 'From whom do you know it?': 'Die Mutter hat angerufen.' }, 'Ask this person');
/** Opens the form and sends it. */
const replaced: NonNullable<Screen['act']> = async (visitor, scene) => {
  await visitor.button('Correct the address or ask somebody else').click();
  await replacing(visitor, scene);
};
const minor = { route: 'applicants.show', path: waiting, as: staffOfMinors } as const;

const naming = filled({ 'First name': 'Lea' }, 'Save the name');
/** Opens the form of a name and sends it. */
const renamed: NonNullable<Screen['act']> = async (visitor, scene) => {
  await visitor.button('Correct the name').click();
  await naming(visitor, scene);
};

/** Marks somebody as found, with from whom that is known. */
const marked: NonNullable<Screen['act']> = async (visitor) => {
  await visitor.button('Mark as found').first().click();
  await visitor.fillIn({ 'From whom do you know it?': 'Die Schule hat angerufen.' });
  await visitor.page
    .getByRole('alertdialog')
    .getByRole('button', { name: visitor.say('Mark as found'), exact: true })
    .click();
};

/** Applicants, as the tenant's staff have them. */
export const staffApplicantScreens: readonly Screen[] = [
  ...withCall({ ...list, name: 'staff-applicants', sees: row }, { url: '**/api/v1/applicants*', failed }),
  { ...list, name: 'staff-applicants.minors', path: '/applicants?minor=yes', as: staffOfMinors, sees: row },
  { ...list, name: 'staff-applicants.none', path: '/applicants?q=niemand', sees: text('Nobody fits these filters') },
  { ...list, name: 'staff-applicants.empty', as: staffOfNobody, sees: text('Your applicants will be here') },
  { ...list, name: 'staff-applicants.unwieldy', as: unwieldyStaff, sees: row },
  ...withCall(
    { ...one, name: 'staff-applicants.show', sees: button('Mark as found') },
    { url: '**/api/v1/applicants/*', failed },
  ),
  { ...minor, name: 'staff-applicants.show.minor', sees: button('Send the e-mail again') },
  { ...letter, name: 'staff-applicants.letter', sees: button('The letter says yes …') },
  { ...letter, name: 'staff-applicants.letter.yes', act: press('The letter says yes …'), sees: dialog },
  {
    ...minor,
    name: 'staff-applicants.replace',
    act: press('Correct the address or ask somebody else'),
    sees: button('Ask this person'),
  },
  ...withSending({ ...minor, name: 'staff-applicants.replace', act: replaced }, { endpoint: replaceGuardian }),
  { ...one, name: 'staff-applicants.show.unwieldy', as: unwieldyStaff, sees: button('Correct the name') },
  { ...one, name: 'staff-applicants.found', act: press('Mark as found'), sees: dialog },
  {
    ...one,
    name: 'staff-applicants.found.refused',
    act: confirmed('Mark as found', 'Mark as found'),
    sees: text('Please write from whom.'),
  },
  ...withSending({ ...one, name: 'staff-applicants.found', act: marked }, { endpoint: markFound }),
  ...withSending(
    { ...minor, name: 'staff-applicants.resend', act: press('Send the e-mail again') },
    { endpoint: transitionLegalContact },
  ),
  ...withSending({ ...one, name: 'staff-applicants.name', act: renamed }, { endpoint: correctName }),
];
