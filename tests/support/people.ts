import './cheap-passwords.ts';
import { hashPassword } from '../../server/authentication/passwords.ts';
import type { Role, Stage } from '../../contract/kit/roles.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import { consentText } from '../../server/consents/consent-texts.ts';
import type { Database } from '../../server/db/client.ts';
import { newId } from '../../server/db/ids.ts';
import { inTenant } from '../../server/db/scope.ts';
import { locateAddress, nowhere } from '../../server/geo/geo.service.ts';
import { handleOf } from '../../server/handles/handles.ts';
import { acceptCompanyTerms } from '../../server/terms/company-terms.service.ts';
import type { TenantRow } from '../../server/tenants/tenants.repository.ts';
import { emailKey } from '../../server/users/email-key.ts';
import type { FakeClock } from './clock.ts';

/** What a test cares about; everything else is ordinary. */
export interface PersonWishes {
  readonly tenant?: TenantRow;
  readonly type?: Role;
  /** How far they have come; `tos`, ready for everything, unless said otherwise. */
  readonly stage?: Exclude<Stage, 'public'>;
  readonly email?: string;
  readonly firstname?: string;
  readonly lastname?: string;
  readonly locale?: Locale;
  readonly date_of_birth?: string;
  readonly occupation_id?: string;
  readonly graduation_type_id?: string;
  /** The employer of an employee; one of their own otherwise. */
  readonly organization_id?: string;
  /** What a new company trains: nothing, unless said otherwise. */
  readonly trains?: readonly string[];
  /** Whether a new company has accepted what it does before it writes; it has, unless said otherwise. */
  readonly hasTerms?: boolean;
}

export interface Person {
  readonly tenant: TenantRow;
  readonly id: string;
  readonly type: Role;
  readonly email: string;
  readonly password: string;
  readonly applicant_id?: string;
  readonly employee_id?: string;
  readonly organization_id?: string;
}

export const password = 'Lehrstelle-2026';
let passwordHash: Promise<string> | undefined;
let count = 0;

/** Ids that look like reference data where a test doesn't care which. */
const anyOccupation = '0198c5a0-0000-7000-8000-000000000001';
const anyGraduation = '0198c5a0-0000-7000-8000-000000000002';

const adultsBirthday = '2008-03-14';
const phonenumber = '+4930901820';
const home = {
  line_1: 'Musterweg 1',
  postcode: '10115',
  city: 'Berlin',
  country: 'DE',
  ...locateAddress({ postcode: '10115', country: 'DE' }),
};
const withoutAddress = { line_1: null, postcode: null, city: null, country: null, ...nowhere };

type OwnStage = NonNullable<PersonWishes['stage']>;

const isOnboarded = (stage: OwnStage): boolean => stage === 'onboarded' || stage === 'tos';
const proved = (stage: OwnStage, now: Date) =>
  stage === 'session'
    ? ({ verification: 'unverified', verified_at: null } as const)
    : ({ verification: 'verified', verified_at: now } as const);
const agreed = (stage: OwnStage, tenant: TenantRow, now: Date) =>
  stage === 'tos'
    ? ({
        search_status: 'wants_to_be_matched',
        tos_status: 'accepted',
        findable_status: 'accepted',
        tos_accepted_at: now,
        looking_until: new Date(now.getTime() + tenant.looking_days * 86_400_000),
      } as const)
    : ({
        search_status: 'unconfirmed',
        tos_status: 'pending',
        findable_status: 'pending',
        tos_accepted_at: null,
        looking_until: null,
      } as const);

/** Puts people into the tables as the application would have left them. */
export class Population {
  readonly #db: Database;
  readonly #clock: FakeClock;
  readonly #occupation: string;

  /** @param occupation what applicants want where a test doesn't care */
  constructor(db: Database, clock: FakeClock, occupation = anyOccupation) {
    this.#db = db;
    this.#clock = clock;
    this.#occupation = occupation;
  }

  async add(tenant: TenantRow, wishes: PersonWishes): Promise<Person> {
    count += 1;
    const { type = 'applicant', stage = 'tos', locale = 'en', firstname = 'Kim', lastname = `Muster${count}` } = wishes;
    const email = wishes.email ?? `person${count}@example.org`;
    const now = this.#clock.now();
    const id = newId(this.#clock);
    const password_hash = await (passwordHash ??= hashPassword(password));
    return inTenant(this.#db, tenant.id, async (tx) => {
      const common = { tenant_id: tenant.id, created_at: now, updated_at: now };
      await tx
        .insertInto('users')
        .values({
          ...common,
          id,
          type,
          firstname,
          lastname,
          email,
          email_key: emailKey(email),
          password_hash,
          locale,
          timezone: tenant.timezone,
          ...proved(stage, now),
          account: 'active',
        })
        .execute();
      const person = { tenant, id, type, email, password };
      if (type === 'applicant') {
        const applicant_id = newId(this.#clock);
        const date_of_birth = wishes.date_of_birth ?? (isOnboarded(stage) ? adultsBirthday : null);
        await tx
          .insertInto('applicants')
          .values({
            ...common,
            id: applicant_id,
            user_id: id,
            ...agreed(stage, tenant, now),
            date_of_birth,
            ...(isOnboarded(stage) && {
              occupation_id: wishes.occupation_id ?? this.#occupation,
              graduation_type_id: wishes.graduation_type_id ?? anyGraduation,
              phonenumber,
              ...home,
            }),
          })
          .execute();
        return { ...person, applicant_id };
      }
      if (type === 'employee') {
        const organization_id = wishes.organization_id ?? newId(this.#clock);
        if (wishes.organization_id === undefined) {
          await tx
            .insertInto('organizations')
            .values({
              ...common,
              id: organization_id,
              name: `Betrieb ${count}`,
              status: isOnboarded(stage) ? 'active' : 'created',
              verified_at: isOnboarded(stage) ? common.created_at : null,
              usage_type: isOnboarded(stage) ? 'searching_and_referring' : null,
              ...(wishes.trains && { occupation_ids: [...wishes.trains] }),
            })
            .execute();
        }
        const isNew = wishes.organization_id === undefined;
        const employee_id = newId(this.#clock);
        await tx
          .insertInto('employees')
          .values({
            ...common,
            id: employee_id,
            user_id: id,
            organization_id,
            position: isOnboarded(stage) ? 'Ausbildungsleitung' : null,
            phonenumber: isOnboarded(stage) ? phonenumber : null,
          })
          .execute();
        if (isNew && (wishes.hasTerms ?? true)) {
          const { hash } = consentText('company', locale);
          await acceptCompanyTerms(tx, { organization_id, employee_id, hash, now });
        }
        return { ...person, employee_id, organization_id };
      }
      return person;
    });
  }

  /** Moves an applicant on or back; who is not onboarded afterwards lacks nothing but the address. */
  async move({ tenant, id }: Pick<Person, 'tenant' | 'id'>, stage: OwnStage): Promise<void> {
    const now = this.#clock.now();
    await inTenant(this.#db, tenant.id, async (tx) => {
      await tx.updateTable('users').set(proved(stage, now)).where('id', '=', id).execute();
      await tx
        .updateTable('applicants')
        .set({
          ...agreed(stage, tenant, now),
          occupation_id: this.#occupation,
          graduation_type_id: anyGraduation,
          date_of_birth: adultsBirthday,
          phonenumber,
          ...(isOnboarded(stage) ? home : withoutAddress),
        })
        .where('user_id', '=', id)
        .execute();
    });
  }

  /** Who registered with an address. */
  async find(tenant: TenantRow, email: string): Promise<Person> {
    const { id, type } = await inTenant(this.#db, tenant.id, (tx) =>
      tx.selectFrom('users').select(['id', 'type']).where('email_key', '=', emailKey(email)).executeTakeFirstOrThrow(),
    );
    return { tenant, id, type, email, password };
  }
}

/** An applicant as the company of an employee knows them. */
export const handleFor = (
  { tenant, organization_id }: Pick<Person, 'tenant' | 'organization_id'>,
  { applicant_id }: Pick<Person, 'applicant_id'>,
): string => handleOf(tenant, organization_id ?? '', applicant_id ?? '');
