import type { Insertable, Selectable } from 'kysely';
import { standingActs } from '../../contract/terms/terms.schema.ts';
import { consentText } from '../consents/consent-texts.ts';
import type { ApplicantsTable, ConsentsTable } from '../db/tables-matching.ts';
import type { RecommendationsTable } from '../recommendations/recommendations.tables.ts';
import type { RegistrationCodesTable } from '../registration-codes/registration-codes.tables.ts';
import type { UsersTable } from '../db/tables-accounts.ts';
import { locateAddress, nowhere } from '../geo/geo.service.ts';
import type { Postcode } from '../geo/places.ts';
import { termsIn, termsInForce } from '../terms/terms.service.ts';
import { mobileNumber, type Person, person, street } from './people.ts';
import { graduationId, occupationId } from './reference-ids.ts';
import { daysAfter, daysBefore, demoLocale, type Seeding, userRow } from './seeding.ts';
import { voicesOf } from './voices.ts';
import { detailsOf, placeOf, unsaid, wishesOf } from './wishes.ts';

export type DemoApplicant = Insertable<ApplicantsTable> &
  Pick<
    Selectable<ApplicantsTable>,
    'occupation_id' | 'graduation_type_id' | 'area_id' | 'renewed_at' | 'further_occupation_ids'
  > & {
    readonly user: Insertable<UsersTable>;
  };

/** How far along somebody is. */
type Situation = 'ready' | 'found' | 'lapsed' | 'without_terms' | 'not_onboarded' | 'unverified';

const count = 250;
const searchDays = 90;
/** More people hold the middle certificates. */
const certificates = [
  'esa',
  'esa',
  'eesa',
  'eesa',
  'msa',
  'msa',
  'msa',
  'msa',
  'msa_q',
  'msa_q',
  'fhr_s',
  'fhr',
  'abitur',
  'abitur',
  'abitur',
  'none',
  'foreign',
  'other',
];

/** A date of birth that makes somebody this old today, whatever the time zone. */
function birthDate({ random, now }: Seeding, age: number): string {
  const born = new Date(now);
  born.setUTCFullYear(born.getUTCFullYear() - age);
  return daysBefore(born, random.whole(3, 355)).toISOString().slice(0, 10);
}

function situationOf({ random }: Seeding): Situation {
  const drawn = random.next();
  if (drawn < 0.78) return 'ready';
  if (drawn < 0.84) return 'found';
  if (drawn < 0.89) return 'lapsed';
  if (drawn < 0.93) return 'without_terms';
  return drawn < 0.97 ? 'not_onboarded' : 'unverified';
}

interface Chosen {
  readonly who: Person;
  readonly situation: Situation;
  readonly place: Postcode;
  /** Its slug. */
  readonly occupation: string;
  readonly age: number;
  readonly code?: Insertable<RegistrationCodesTable> | undefined;
  readonly daysAgo: number;
}

/** Row of an applicant in a situation; everything that belongs together agrees. */
function applicantRow(
  seeding: Seeding,
  { who, situation, place, occupation, age, code, daysAgo }: Chosen,
): DemoApplicant {
  const { tenantId, random, now, world } = seeding;
  const verified = situation !== 'unverified';
  const onboarded = verified && situation !== 'not_onboarded';
  const accepted = onboarded && situation !== 'without_terms';
  const user = userRow(
    seeding,
    who,
    'applicant',
    daysAgo,
    verified ? {} : { verification: 'unverified', verified_at: null },
  );
  const renewed = accepted
    ? daysBefore(now, situation === 'lapsed' ? searchDays + 10 : Math.min(daysAgo, random.whole(0, 70)))
    : null;
  const status = { ready: 'wants_to_be_matched', found: 'doesnot_want_matching', lapsed: 'expired' } as const;
  const search_status = situation in status ? status[situation as keyof typeof status] : 'unconfirmed';
  return {
    tenant_id: tenantId,
    id: random.id(),
    user_id: user.id,
    registration_code_id: code?.id ?? null,
    graduation_type_id: onboarded ? graduationId(random.pick(certificates)) : null,
    occupation_id: onboarded ? occupationId(occupation) : null,
    had_occupation: false,
    date_of_birth: onboarded ? birthDate(seeding, age) : null,
    phonenumber: onboarded ? mobileNumber(random) : null,
    line_1: onboarded ? street(random) : null,
    line_2: null,
    postcode: onboarded ? place.postcode : null,
    city: onboarded ? place.place : null,
    country: onboarded ? 'DE' : null,
    ...(onboarded ? locateAddress({ ...place, country: 'DE' }) : nowhere),
    search_status,
    search_reason: situation === 'found' ? random.pick(['found_here', 'found_elsewhere', 'paused']) : null,
    looking_until: renewed && daysAfter(renewed, searchDays),
    looking_warned_at: null,
    ...(onboarded ? detailsOf(random, world, { occupation, now }) : unsaid),
    rotation_key: random.whole(0, 2 ** 31 - 1),
    renewed_at: renewed,
    tos_status: accepted ? 'accepted' : 'pending',
    findable_status: accepted ? 'accepted' : 'pending',
    terms_version: accepted ? 1 : null,
    findable_version: accepted ? consentText('findable', user.locale).version : null,
    tos_accepted_at: accepted ? user.created_at : null,
    created_at: user.created_at,
    updated_at: user.updated_at,
    user,
  };
}

/** The applicants of one tenant, the fixed accounts first, with consents and recommendations. Counts the uses of codes. */
export async function seedApplicants(
  seeding: Seeding,
  codes: readonly Insertable<RegistrationCodesTable>[],
): Promise<DemoApplicant[]> {
  const { tx, world, random } = seeding;
  const { people } = voicesOf(world);
  const usable = codes.filter(({ status, kind }) => status !== 'draft' && kind === 'group');
  const shared = { place: placeOf('50823'), occupation: world.occupations[0] ?? '', code: codes[0] };
  const fixed: Chosen[] = [
    {
      ...shared,
      who: { ...people.applicant, email: 'applicant@example.org' },
      situation: 'ready',
      age: 18,
      daysAgo: 12,
    },
    {
      ...shared,
      who: { ...people.newcomer, email: 'newcomer@example.org' },
      situation: 'not_onboarded',
      age: 17,
      daysAgo: 1,
    },
  ];
  const minor: Chosen = {
    ...shared,
    who: { ...people.minor, email: 'minor@example.org' },
    situation: 'without_terms',
    age: 15,
    daysAgo: 2,
  };
  const crowd = wishesOf(seeding, count).map((wish, n): Chosen => ({
    ...wish,
    who: person(random, n + 100, 'example.net'),
    situation: situationOf(seeding),
    // Below the guardian's age nobody is made here: each would need a guardian.
    age: random.whole(16, 23),
    code: random.chance(0.6) ? random.pick(usable) : undefined,
    daysAgo: random.whole(1, 110),
  }));
  const chosen = [...fixed, ...(world.youngest < 16 ? [minor] : []), ...crowd];
  const applicants = chosen.map((choice) => applicantRow(seeding, choice));

  const uses = Map.groupBy(
    applicants.filter(({ user }) => user.verification === 'verified'),
    ({ registration_code_id }) => registration_code_id,
  );
  await tx
    .insertInto('registration_codes')
    .values(
      codes.map((code) => {
        const used = uses.get(code.id)?.length ?? 0;
        return { ...code, times_used: used, times_opened: Math.ceil(used * 1.6) };
      }),
    )
    .execute();
  await tx
    .insertInto('users')
    .values(applicants.map(({ user }) => user))
    .execute();
  await tx
    .insertInto('applicants')
    .values(applicants.map(({ user: _user, ...row }) => row))
    .execute();
  await seedConsents(seeding, applicants);
  await seedRecommendations(seeding, applicants, codes);
  return applicants;
}

async function seedConsents({ tx, tenantId, random }: Seeding, applicants: readonly DemoApplicant[]): Promise<void> {
  const terms = await termsInForce(tx);
  const locale = demoLocale;
  const rows = applicants
    .filter(({ tos_status }) => tos_status === 'accepted')
    .flatMap(({ id, created_at }) =>
      standingActs.map((act): Insertable<ConsentsTable> => {
        const { version, hash } = act === 'terms' ? termsIn(terms, locale) : consentText(act, locale);
        return {
          tenant_id: tenantId,
          id: random.id(),
          act,
          applicant_id: id,
          legal_contact_id: null,
          kind: 'accepted',
          given_by: 'applicant',
          reason: 'accept',
          terms_version: version,
          text_hash: hash,
          locale,
          created_at,
        };
      }),
    );
  await tx.insertInto('consents').values(rows).execute();
}

async function seedRecommendations(
  { tx, tenantId, random }: Seeding,
  applicants: readonly DemoApplicant[],
  codes: readonly Insertable<RegistrationCodesTable>[],
): Promise<void> {
  const byId = new Map(codes.map((code) => [code.id, code]));
  const rows = applicants.flatMap(
    ({ id, registration_code_id, user, created_at }, n): Insertable<RecommendationsTable>[] => {
      const code = registration_code_id ? byId.get(registration_code_id) : undefined;
      if (!code || user.verification !== 'verified') return [];
      return [
        {
          tenant_id: tenantId,
          id: random.id(),
          applicant_id: id,
          organization_id: code.organization_id,
          registration_code_id: code.id,
          note: code.recommendation_text,
          // of every fourth the company hasn't said yet whether it knows them
          status: n % 4 === 3 ? 'created' : 'accepted',
          created_at,
          updated_at: created_at,
        },
      ];
    },
  );
  await tx.insertInto('recommendations').values(rows).execute();
}
