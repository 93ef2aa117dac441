import type { AccountExport } from '../../contract/account/export.schema.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import { modulesBelow } from '../../contract/kit/found.ts';
import { activitiesOf } from '../activities/activities.service.ts';
import { blockedOrganizations } from '../blocks/blocks.service.ts';
import { graduationTypeName } from '../graduation-types/graduation-types.ts';
import { interestsOf } from '../interests/interests.service.ts';
import type { ExportParts, Exporting } from '../kit/export-parts.ts';
import { occupationName } from '../occupations/occupations.ts';
import { marksOf, viewsOf } from '../search/marks.service.ts';
import { searchOfEmployee } from '../search/searchers.service.ts';
import { loadMe } from '../users/me.service.ts';
import { reportsAbout } from '../reports/reports.service.ts';
import { suspiciousAbout } from '../reports/suspicious-events.service.ts';
import type { OwnApplicant } from '../../contract/users/me.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { listSessionsOf } from './account.repository.ts';
import { pendingEmailChange } from '../verification/email-change.service.ts';
import {
  findAccountTimes,
  findApplicantFacts,
  listAppointments,
  listChannels,
  listConsents,
  listLegalContacts,
  listMails,
  listOutcomes,
  listRecommendations,
} from './export.repository.ts';
import type { OwnCall } from './own-password.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

async function applicantPart(
  tx: TenantTx,
  id: string,
  { address, minor }: Pick<OwnApplicant, 'address' | 'minor'>,
  locale: Locale,
): Promise<NonNullable<AccountExport['applicant']>> {
  const { occupation_id, further_occupation_ids, graduation_type_id, lat, lng, ...facts } = await findApplicantFacts(
    tx,
    id,
  );
  return {
    ...facts,
    occupation: occupation_id && occupationName(occupation_id),
    further_occupations: further_occupation_ids.map((further) => occupationName(further)),
    graduation_type: graduation_type_id && graduationTypeName(graduation_type_id, locale),
    address,
    release_choice: minor ? facts.release_choice : null,
    coordinates: lat === null || lng === null ? null : `${lat}, ${lng}`,
    search_ended_at: iso(facts.search_ended_at),
    looking_until: iso(facts.looking_until),
    renewed_at: iso(facts.renewed_at),
    tos_accepted_at: iso(facts.tos_accepted_at),
    erasure_warned_at: iso(facts.erasure_warned_at),
  };
}

const columns = await modulesBelow<{ readonly exported: ExportParts }>(
  new URL('..', import.meta.url).href,
  /\.export\.ts$/,
);
const lists = columns.flatMap(([, { exported }]) => Object.entries(exported));
const twice = lists.find(([name], index) => name !== 'records' && lists.findIndex(([other]) => other === name) < index);
if (twice) throw new Error(`Two columns give “${twice[0]}” for the export of an account: one would hide the other.`);

/** What columns say of the caller themselves, found by the names of their files. */
async function partsOfColumns(of: Exporting): Promise<Partial<AccountExport>> {
  const parts: Record<string, unknown> = {};
  const records: AccountExport['records'] = [];
  for (const [name, list] of lists) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    const part = await list(of);
    if (name === 'records') records.push(...(part as AccountExport['records']));
    else parts[name] = part;
  }
  return { ...parts, records };
}

/** Everything stored about the caller. Other people are in it only as the caller sees them anyway. */
export async function exportAccount({ tx, tenant, actor, now }: OwnCall): Promise<AccountExport> {
  const { user, applicant, employee, organization } = await loadMe(tx, actor.user_id, tenant, now);
  const times = await findAccountTimes(tx, actor.user_id);
  const { firstname, lastname, email, type, locale } = user;
  const ofColumns = await partsOfColumns({
    tx,
    user_id: actor.user_id,
    applicant_id: applicant?.id,
    employee_id: employee?.id,
    email: user.verified ? email : undefined,
    locale,
    now,
  });
  const others = {
    exported_at: now.toISOString(),
    tenant: { name: tenant.name, slug: tenant.slug },
    user: {
      firstname,
      lastname,
      email,
      new_email: (await pendingEmailChange(tx, actor.user_id, now))?.email ?? null,
      type,
      locale,
      timezone: times.timezone,
      verified_at: iso(times.verified_at),
      last_login_at: iso(times.last_login_at),
      created_at: times.created_at.toISOString(),
    },
    ...(applicant && { applicant: await applicantPart(tx, applicant.id, applicant, locale) }),
    ...(employee && { employee: employee.meta }),
    ...(organization && { organization: { name: organization.name, usage_type: organization.usage_type } }),
    consents: applicant ? await listConsents(tx, applicant.id) : [],
    legal_contacts: applicant ? await listLegalContacts(tx, applicant.id) : [],
    appointments: applicant ? await listAppointments(tx, applicant.id) : [],
    outcomes: applicant ? await listOutcomes(tx, applicant.id) : [],
    views: applicant ? await viewsOf(tx, applicant.id) : [],
    marks: applicant ? await marksOf(tx, applicant.id) : [],
    interests: applicant
      ? (await interestsOf(tx, applicant.id, tenant, now)).map(({ organization: { name }, shown_on, until }) => ({
          organization: name,
          shown_on,
          until,
        }))
      : [],
    search: employee && (await searchOfEmployee(tx, employee.id)),
    blocks: applicant
      ? (await blockedOrganizations(tx, applicant, tenant, now)).map(({ name }) => ({ organization: name }))
      : [],
    reports: applicant ? await reportsAbout(tx, applicant.id) : [],
    recommendations: applicant ? await listRecommendations(tx, applicant.id) : [],
    channels: (await listChannels(tx, actor.user_id)).map(({ alert, ...channel }) => ({
      ...channel,
      ...(actor.type !== 'applicant' && { alert }),
    })),
    sessions: (await listSessionsOf(tx, actor.user_id, now)).map(({ user_agent, created_at, last_seen_at }) => ({
      user_agent,
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
    })),
    activities: (await activitiesOf(tx, actor.user_id, now)).map(({ kind, happened_at, read_at }) => ({
      what: kind,
      happened_at: happened_at.toISOString(),
      read_at: iso(read_at),
    })),
    // as of mails: somebody may have registered with an address that is another's
    suspicious_events: user.verified ? await suspiciousAbout(tx, actor.user_id) : [],
    // Whoever hasn't proven the address learns nothing of what went there, not even whether it has an owner.
    mails: user.verified ? await listMails(tx, actor.user_id, email, now) : [],
  } satisfies Partial<AccountExport>;
  // an answer that lacks a part is refused by its schema (tests/api/export-parts.test.ts)
  return { ...others, ...ofColumns } as AccountExport;
}
