import type { Insertable } from 'kysely';
import { dayIn } from '../../contract/kit/age.ts';
import type { Outcome } from '../../contract/pings/follow-ups.schema.ts';
import { instantAt } from '../../contract/kit/zoned.ts';
import { consentText } from '../consents/consent-texts.ts';
import type { ConsentsTable } from '../db/tables-matching.ts';
import type { AppointmentsTable, PingsTable } from '../pings/pings.tables.ts';
import { daysAfter, daysBefore, demoLocale, type Seeding } from './seeding.ts';
import { voicesOf } from './voices.ts';

const timezone = 'Europe/Berlin';

/** What became of a message that searching@example.org has sent so many days ago. */
export interface Contact {
  readonly status: PingsTable['status'];
  readonly daysAgo: number;
  /** The yes came today, and nobody has read it. */
  readonly isNew?: true;
  readonly outcome?: Outcome;
  /** Come back to it in so many days. */
  readonly nextIn?: number;
  readonly note?: 'notReached' | 'reached';
  /** Days from now and hour by the clock on the wall; one is agreed, several are proposed. */
  readonly appointments?: readonly (readonly [days: number, hour: number])[];
}

/** One of each state that the work list knows: to do, open, done. */
export const contacts: readonly Contact[] = [
  { status: 'accepted', daysAgo: 2, isNew: true },
  { status: 'accepted', daysAgo: 4 },
  {
    status: 'accepted',
    daysAgo: 9,
    outcome: 'not_reached',
    nextIn: 0,
    note: 'notReached',
  },
  { status: 'accepted', daysAgo: 11, outcome: 'appointment', appointments: [[0, 18]] },
  { status: 'accepted', daysAgo: 12, outcome: 'appointment', appointments: [[1, 14.5]] },
  {
    status: 'accepted',
    daysAgo: 6,
    appointments: [
      [3, 9],
      [4, 15],
    ],
  },
  { status: 'accepted', daysAgo: 16, outcome: 'reached', nextIn: 5, note: 'reached' },
  { status: 'pending', daysAgo: 1 },
  { status: 'pending', daysAgo: 2 },
  { status: 'pending', daysAgo: 5 },
  { status: 'accepted', daysAgo: 40, outcome: 'hired' },
  { status: 'accepted', daysAgo: 33, outcome: 'not_fitting' },
  { status: 'declined', daysAgo: 8 },
  { status: 'expired', daysAgo: 25 },
  { status: 'revoked', daysAgo: 6 },
];

/** What a company keeps of somebody who said yes. */
export function followUp(
  { isNew, outcome, nextIn, note }: Contact,
  {
    answered,
    seeding,
    employeeId,
  }: { readonly answered: Date; readonly seeding: Seeding; readonly employeeId: string },
): Partial<Insertable<PingsTable>> {
  const said = daysAfter(answered, 1);
  const { now, world } = seeding;
  return {
    unread_at: isNew ? answered : null,
    ...(outcome && {
      outcome,
      outcome_at: said,
      outcomes: JSON.stringify([{ outcome, at: said.toISOString(), employee_id: employeeId }]),
    }),
    ...(nextIn !== undefined && { next_on: dayIn(timezone, daysAfter(now, nextIn)) }),
    ...(note !== undefined && { note: voicesOf(world).notes[note], note_at: said }),
  };
}

type Sent = Pick<Insertable<PingsTable>, 'id' | 'employee_id' | 'applicant_id' | 'responded_at' | 'status'>;

/** An hour of a day from now; one that has passed today is the same hour tomorrow. */
function at(now: Date, days: number, hour: number): Date {
  const moment = instantAt(timezone, dayIn(timezone, daysAfter(now, days)), hour);
  return moment > now ? moment : at(now, days + 1, hour);
}

export async function seedAppointments(
  { tx, tenantId, world, random, now }: Seeding,
  sent: readonly (Sent & { readonly contact: Contact })[],
): Promise<void> {
  const rows = sent.flatMap(({ id, employee_id, contact: { appointments = [] } }) =>
    appointments.map(([days, hour], index): Insertable<AppointmentsTable> => {
      const starts_at = at(now, days, hour);
      const made = daysBefore(now, 1);
      return {
        tenant_id: tenantId,
        id: random.id(),
        ping_id: id,
        employee_id,
        starts_at,
        ends_at: new Date(starts_at.getTime() + 3_600_000),
        place: index === 0 ? voicesOf(world).meetingPlace : null,
        status: appointments.length === 1 ? 'accepted' : 'pending',
        created_at: made,
        updated_at: made,
      };
    }),
  );
  await tx.insertInto('appointments').values(rows).execute();
}

/** Each yes is an act of consent of its own. */
export async function seedReleases({ tx, tenantId, random }: Seeding, sent: readonly Sent[]): Promise<void> {
  const { version, hash } = consentText('release', demoLocale);
  const rows = sent.flatMap(({ id, applicant_id, status, responded_at }): Insertable<ConsentsTable>[] =>
    status === 'accepted' && responded_at
      ? [
          {
            tenant_id: tenantId,
            id: random.id(),
            act: 'release',
            applicant_id,
            ping_id: id,
            legal_contact_id: null,
            kind: 'accepted',
            given_by: 'applicant',
            reason: 'accept',
            terms_version: version,
            text_hash: hash,
            locale: demoLocale,
            created_at: responded_at,
          },
        ]
      : [],
  );
  await tx.insertInto('consents').values(rows).execute();
}
