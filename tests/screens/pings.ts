import { locateAddress } from '../../server/geo/geo.service.ts';
import { newId } from '../../server/db/ids.ts';
import { requestDeletion } from '../../server/pings/deletion-requests.service.ts';
import { findPing } from '../../server/pings/pings.repository.ts';
import type { PingStatus } from '../../contract/pings/pings.schema.ts';
import type { Person } from '../support/people.ts';
import type { Stage } from './stage.ts';

interface Message {
  readonly status?: PingStatus;
  readonly daysAgo?: number;
  readonly reason?: string;
  /** The yes was taken back a day ago. */
  readonly isWithdrawn?: boolean;
  /** A minor's yes, which waits for the guardian. */
  readonly isGuardianAsked?: boolean;
}

const day = 86_400_000;

/** A message from an employee to an applicant of the same tenant, as it stands after some days; gives its id. */
export function pinged(
  stage: Stage,
  from: Person,
  to: Person,
  { status = 'pending', daysAgo = 2, reason, isWithdrawn = false, isGuardianAsked = false }: Message = {},
): Promise<string> {
  const { clock } = stage.world;
  const sent = new Date(clock.now().getTime() - daysAgo * day);
  const isAnswered = status === 'accepted' || status === 'declined' || isWithdrawn;
  const reasons = [
    { kind: 'occupation', level: 'same', name: 'Bäcker/in' },
    { kind: 'distance', place: 'Köln Mitte', within_km: 10 },
    { kind: 'distance', place: null, within_km: 25 },
    { kind: 'graduation', level: 'reached' },
    { kind: 'renewed' },
  ];
  return stage.within(from.tenant, async (tx) => {
    const template = await tx
      .selectFrom('email_templates')
      .select(['id', 'version'])
      .where('purpose', '=', 'ping')
      .limit(1)
      .executeTakeFirstOrThrow();
    const seen = await tx
      .selectFrom('applicants')
      .select(['occupation_id', 'graduation_type_id', 'area_id'])
      .where('id', '=', to.applicant_id ?? '')
      .executeTakeFirstOrThrow();
    const id = newId(clock);
    await tx
      .insertInto('pings')
      .values({
        tenant_id: from.tenant.id,
        id,
        applicant_id: to.applicant_id ?? '',
        organization_id: from.organization_id ?? '',
        employee_id: from.employee_id ?? '',
        email_template_id: template.id,
        kind: 'apprenticeship',
        offered_occupation_id: seen.occupation_id,
        email_template_version: template.version,
        locale: 'de',
        subject: 'Wir möchten dich kennenlernen',
        body: 'Hallo {applicant.firstname},\n\nwir bilden in deinem Wunschberuf aus und haben für den Sommer noch einen Platz. Hättest du Lust, uns bei einem Probetag kennenzulernen?\n\nAntworten kannst du hier: {response_link}\n\nViele Grüße',
        match: JSON.stringify({ rule: 1, reasons }),
        shown_occupation_id: seen.occupation_id,
        shown_graduation_type_id: seen.graduation_type_id,
        shown_area_id: seen.area_id,
        status,
        send_at: sent,
        sent_at: sent,
        expires_at: new Date(sent.getTime() + 21 * day),
        reminded_at: status === 'expired' ? new Date(sent.getTime() + 7 * day) : null,
        guardian_asked_at: isGuardianAsked ? new Date(sent.getTime() + day) : null,
        responded_at: isAnswered ? new Date(sent.getTime() + day) : null,
        released_at: status === 'accepted' || isWithdrawn ? new Date(sent.getTime() + day) : null,
        ...(isWithdrawn && {
          released_until: new Date(clock.now().getTime() - day),
          withdrawn_at: new Date(clock.now().getTime() - day),
          withdrawn_by: 'applicant' as const,
        }),
        decline_reason: reason ?? null,
        created_at: sent,
        updated_at: sent,
      })
      .execute();
    const withdrawn = isWithdrawn ? await findPing(tx, id) : undefined;
    if (withdrawn) await requestDeletion(tx, withdrawn, new Date(clock.now().getTime() - day));
    return id;
  });
}

/** What belongs to a yes: two proposals, in person and by phone, or one that is agreed. */
export function appointed(
  stage: Stage,
  { tenant, employee_id }: Person,
  ping_id: string,
  status: 'pending' | 'accepted',
): Promise<unknown> {
  const { clock } = stage.world;
  const now = clock.now();
  const places = status === 'pending' ? ['Werkstraße 5, 50667 Köln', null] : ['Werkstraße 5, 50667 Köln'];
  const rows = places.map((place, index) => {
    const starts_at = new Date(now.getTime() + (index + 2) * day);
    starts_at.setUTCHours(13, 0, 0, 0);
    const ends_at = new Date(starts_at.getTime() + day / 24);
    const id = newId(clock);
    return { tenant_id: tenant.id, id, ping_id, employee_id, starts_at, ends_at, place, status };
  });
  const made = { created_at: now, updated_at: now };
  return stage.within(tenant, (tx) =>
    tx
      .insertInto('appointments')
      .values(rows.map((row) => ({ ...row, ...made })))
      .execute(),
  );
}

/** Names the company an employee works for, and where it is. */
export function company(
  stage: Stage,
  { tenant, organization_id }: Person,
  name: string,
  city = 'Köln',
): Promise<unknown> {
  return stage.within(tenant, (tx) =>
    tx
      .updateTable('organizations')
      .set({
        name,
        city,
        postcode: '50667',
        ...locateAddress({ postcode: '50667', country: 'DE' }),
        website: 'https://www.example.com',
      })
      .where('id', '=', organization_id ?? '')
      .execute(),
  );
}
