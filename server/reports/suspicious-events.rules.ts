import { type RawBuilder, sql } from 'kysely';
import { bornBy } from '../../contract/kit/age.ts';
import type { SuspiciousEvent } from '../../contract/reports/suspicious-events.schema.ts';
import { endpointLimits, refusedPrefix } from '../http/rate-limits.ts';

type Kind = SuspiciousEvent['kind'];
type Topic = NonNullable<SuspiciousEvent['topic']>;

/** What a rule sees: whose account, company or code it is about, or what in general, and how many times. */
export interface Noticed {
  readonly user_id: string | null;
  readonly organization_id: string | null;
  readonly registration_code_id: string | null;
  readonly topic: Topic | null;
  readonly count: number;
}

/** The day looked at: it began at `since`; `month` was 30 days before now. */
export interface Watch {
  readonly day: string;
  readonly since: Date;
  readonly month: Date;
  readonly guardianAge: number;
}

interface Rule {
  /** So many days after it was noticed first, it counts as the same event; in days. */
  readonly period: number;
  readonly query: (watch: Watch) => RawBuilder<Noticed>;
}

/** From so many on, in a day unless said otherwise. */
export const thresholds = {
  /** At one account, within an hour, from browsers that it doesn't know. */
  wrongPasswords: 50,
  /** At one account or one guardian's page; so many are allowed in a day. */
  wrongCodes: 25,
  /** With a login of another tenant's host. */
  foreignSessions: 50,
  /** Questions by one account for records that it may not see or that aren't there. */
  refusedLookups: 30,
  /** People whose panels one employee opened. */
  opened: 100,
  /** People whom one employee saved. */
  saved: 100,
  /** Of both, those for whom a guardian decides. */
  minors: 40,
  /** About one company in 30 days. */
  reports: 3,
  blocks: 5,
  noes: 20,
  /** For each yes, so many noes are nothing. */
  noesForAYes: 9,
  /** Accounts made with one code. */
  accounts: 50,
  /** Children for whom one address was named. */
  children: 4,
} as const;

const topics: Readonly<Record<string, Topic>> = {
  'auth.login': 'login',
  'auth.password.forgot': 'login',
  'auth.password.reset': 'login',
  'auth.register.applicant': 'registration',
  'auth.register.employee': 'registration',
  'registration-codes.lookup': 'registration_codes',
  'auth.email.verify': 'mailed_codes',
  'auth.email.resend': 'mailed_codes',
  'release-codes.send': 'mailed_codes',
  'release-codes.take': 'mailed_codes',
  'guardian-reminder.code': 'mailed_codes',
  'guardian-reminder.lookup': 'links',
  'guardian-reminder.send': 'links',
  'invitations.decline': 'links',
  'invitations.lookup': 'links',
  'legal-contacts.lookup': 'links',
  'pings.lookup': 'links',
  'channels.undo-unsubscribe': 'links',
};
const limited = Object.entries(endpointLimits).flatMap(([name, limits]) =>
  limits.flatMap(({ by, max }) =>
    by === 'address' ? sql`(${`${name}:address:%`}::text, ${max}::int, ${topics[name] ?? 'other'}::text)` : [],
  ),
);

/** As `limitKey` counts tries at an account, without its address in the clear. */
const hashOfAddress = sql`substr(translate(encode(sha256(convert_to(u.email_key, 'UTF8')), 'base64'), '+/', '-_'), 1, 32)`;

/** A minor's yes that waits for the guardian is no answer yet. */
const isNo = sql`status <> 'pending' and released_at is null`;
const isYes = sql`released_at is not null`;

/** Columns of what is about an account, a company, a code, or nobody. */
const about = {
  user: sql`null::uuid as organization_id, null::uuid as registration_code_id, null::text as topic`,
  organization: sql`null::uuid as user_id, null::uuid as registration_code_id`,
  code: sql`null::uuid as user_id, null::uuid as organization_id, null::text as topic`,
  nobody: sql`null::uuid as user_id, null::uuid as organization_id, null::uuid as registration_code_id`,
};

interface Tried {
  readonly most: number;
  readonly perHour: boolean;
}

/** Accounts whose address was tried too often: the counters know it by a hash alone. */
const triedAddresses = (names: readonly string[], { since }: Watch, { most, perHour }: Tried) => sql<Noticed>`
  select u.id as user_id, ${about.user}, hot.count
  from (select split_part(key, ':', 3) as hash, ${perHour ? sql`max(count)` : sql`sum(count)`}::int as count
      from rate_limits where window_start >= ${since}
        and (${sql.join(
          names.map((name) => sql`key like ${`${name}:email:%`}`),
          sql` or `,
        )})
      group by 1 having ${perHour ? sql`max(count)` : sql`sum(count)`} >= ${most}) hot
    join users u on ${hashOfAddress} = hot.hash and u.shadow_of is null`;

const newGuardians = ({ since }: Watch) => sql`
  select distinct inbox from legal_contacts where created_at >= ${since} and inbox is not null and status <> 'revoked'`;

const day = 1;
const month = 30;

/** What is noticed, and from how much on. Each looks at what the product keeps anyway, and says of whom, never from where. */
export const rules: Readonly<Record<Kind, Rule>> = {
  wrong_passwords: {
    period: day,
    query: (watch) =>
      triedAddresses(['auth.login.failed', 'auth.login.overcome'], watch, {
        most: thresholds.wrongPasswords,
        perHour: true,
      }),
  },
  wrong_codes: {
    period: day,
    query: (watch) => sql<Noticed>`
      select user_id, ${about.user}, sum(count)::int as count from (
        select tried.user_id, tried.count
        from (${triedAddresses(['auth.email.code', 'release-codes.guess'], watch, { most: thresholds.wrongCodes, perHour: false })}) tried
        union all
        select a.user_id, sum(k.tries)::int - count(k.used_at)::int
        from legal_contact_codes k
          join legal_contacts c on c.tenant_id = k.tenant_id and c.id = k.legal_contact_id
          join applicants a on a.tenant_id = c.tenant_id and a.id = c.applicant_id
        where k.created_at >= ${watch.since}
        group by 1 having sum(k.tries) - count(k.used_at) >= ${thresholds.wrongCodes}) every_code
      group by 1`,
  },
  limit_reached: {
    period: day,
    query: ({ since, day: on }) => sql<Noticed>`
      select ${about.nobody}, l.topic, count(distinct r.key)::int as count
      from rate_limits r join (values ${sql.join(limited)}) l (pattern, most, topic) on r.key like l.pattern
      where r.window_start >= ${since} and r.count >= l.most
      group by l.topic
      union all
      select ${about.nobody}, 'sessions', n.count from noise_counts n
      where n.event = 'foreign_host' and n.day = ${on}::date and n.count >= ${thresholds.foreignSessions}`,
  },
  refused_lookups: {
    period: day,
    query: ({ since }) => sql<Noticed>`
      select u.id as user_id, ${about.user}, hot.count
      from (select substr(key, ${refusedPrefix.length + 1}::int) as id, sum(count)::int as count from rate_limits
          where key like ${`${refusedPrefix}%`} and window_start >= ${since}
          group by 1 having sum(count) >= ${thresholds.refusedLookups}) hot
        join users u on u.id = hot.id::uuid`,
  },
  many_opened: {
    period: day,
    query: ({ since }) => sql<Noticed>`
      select e.user_id, ${about.user}, count(*)::int as count
      from search_seen s join employees e on e.tenant_id = s.tenant_id and e.id = s.employee_id
      where s.seen_at >= ${since}
      group by 1 having count(*) >= ${thresholds.opened}`,
  },
  many_saved: {
    period: day,
    query: ({ since }) => sql<Noticed>`
      select e.user_id, ${about.user}, count(*)::int as count
      from search_marks m join employees e on e.tenant_id = m.tenant_id and e.id = m.employee_id
      where m.created_at >= ${since} and not m.hidden
      group by 1 having count(*) >= ${thresholds.saved}`,
  },
  many_minors: {
    period: day,
    query: ({ since, day: on, guardianAge }) => sql<Noticed>`
      select e.user_id, ${about.user}, count(distinct a.id)::int as count
      from (select tenant_id, employee_id, applicant_id from search_seen where seen_at >= ${since}
          union all
          select tenant_id, employee_id, applicant_id from search_marks where created_at >= ${since} and not hidden) looked
        join employees e on e.tenant_id = looked.tenant_id and e.id = looked.employee_id
        join applicants a on a.tenant_id = looked.tenant_id and a.id = looked.applicant_id
      where a.date_of_birth > ${bornBy(guardianAge, on)}::date
      group by 1 having count(distinct a.id) >= ${thresholds.minors}`,
  },
  unwanted_messages: {
    period: month,
    query: ({ since, month: from }) => sql<Noticed>`
      select ${about.organization}, organization_id, topic, count::int from (
        select organization_id, 'reports' as topic, count(distinct applicant_id) as count
        from reports where created_at >= ${from} and organization_id in (select organization_id from reports where created_at >= ${since})
        group by 1 having count(distinct applicant_id) >= ${thresholds.reports}
        union all
        select organization_id, 'blocks', count(*)
        from organization_blocks where created_at >= ${from}
          and organization_id in (select organization_id from organization_blocks where created_at >= ${since})
        group by 1 having count(*) >= ${thresholds.blocks}
        union all
        select organization_id, 'noes', count(*) filter (where ${isNo})
        from pings where responded_at >= ${from}
          and organization_id in (select organization_id from pings where responded_at >= ${since} and ${isNo})
        group by 1 having count(*) filter (where ${isNo}) >= ${thresholds.noes}
          and count(*) filter (where ${isNo}) >= ${thresholds.noesForAYes} * count(*) filter (where ${isYes})) unwanted`,
  },
  many_accounts: {
    period: day,
    query: ({ since }) => sql<Noticed>`
      select ${about.code}, a.registration_code_id, count(*)::int as count
      from users u join applicants a on a.tenant_id = u.tenant_id and a.user_id = u.id
      where u.type = 'applicant' and u.shadow_of is null and u.created_at >= ${since} and a.registration_code_id is not null
      group by a.registration_code_id having count(*) >= ${thresholds.accounts}`,
  },
  shared_guardian: {
    period: month,
    query: (watch) => sql<Noticed>`
      select (array_agg(a.user_id order by c.created_at, c.id))[1] as user_id, ${about.user},
        count(distinct c.applicant_id)::int as count
      from (${newGuardians(watch)}) latest
        join legal_contacts c on c.inbox = latest.inbox
        join applicants a on a.tenant_id = c.tenant_id and a.id = c.applicant_id
      where c.status <> 'revoked'
      group by latest.inbox having count(distinct c.applicant_id) >= ${thresholds.children}`,
  },
  guardian_is_child: {
    period: month,
    query: ({ since }) => sql<Noticed>`
      select u.id as user_id, ${about.user}, 1 as count
      from users u
        join applicants a on a.tenant_id = u.tenant_id and a.user_id = u.id
        join legal_contacts c on c.tenant_id = a.tenant_id and c.applicant_id = a.id
      where u.id in (select subject_id from audits where at >= ${since} and subject_type = 'User' and event = 'email_change')
        and c.status <> 'revoked' and c.inbox = u.inbox`,
  },
  guardian_at_company: {
    period: month,
    // whichever came last, the child's word or the employee's account; with those named before, so that one more waits again
    query: (watch) => sql<Noticed>`
      with latest as (${newGuardians(watch)}
        union
        select inbox from users where type = 'employee' and verification = 'verified' and verified_at >= ${watch.since})
      select a.user_id, ${about.user}, count(distinct c.inbox)::int as count
      from legal_contacts c
        join applicants a on a.tenant_id = c.tenant_id and a.id = c.applicant_id
        join users u on u.tenant_id = c.tenant_id and u.inbox = c.inbox and u.verification = 'verified' and u.type = 'employee'
      where c.applicant_id in (select named.applicant_id from legal_contacts named
        join latest on latest.inbox = named.inbox where named.status <> 'revoked')
      group by 1 having bool_or(c.inbox in (select inbox from latest))`,
  },
};
