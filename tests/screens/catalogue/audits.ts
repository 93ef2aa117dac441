import type { Insertable } from 'kysely';
import { newId } from '../../../server/db/ids.ts';
import type { AuditsTable } from '../../../server/db/tables-plumbing.ts';
import { searching, staff, staffOfMinors, staffOfNobody } from '../people.ts';
import { heading, type Maker, type Scene, type Screen, text, withCall } from '../screen.ts';

/** Staff of a tenant in which something was done, by them, by a company, and by itself. */
const reader: Maker = async (stage) => {
  const [person, employee] = [await staff(stage), await searching(stage)];
  const { clock } = stage.world;
  const company = { subject_type: 'Organization', subject_id: employee.organization_id ?? '' };
  const acts: Pick<
    Insertable<AuditsTable>,
    'actor_kind' | 'actor_id' | 'event' | 'fields' | 'reason' | 'subject_type' | 'subject_id'
  >[] = [
    {
      actor_kind: 'tenant_member',
      actor_id: person.id,
      ...company,
      event: 'update',
      fields: ['website', 'address.city'],
    },
    {
      actor_kind: 'tenant_member',
      actor_id: person.id,
      ...company,
      event: 'suspend',
      reason: 'Die Anschrift stimmt nicht.',
    },
    {
      actor_kind: 'tenant_member',
      actor_id: person.id,
      subject_type: 'Table',
      subject_id: person.tenant.id,
      event: 'export',
      fields: ['progress', 'q: Ahorn', 'stalled: yes', 'order: name'],
    },
    { actor_kind: 'employee', actor_id: employee.id, subject_type: 'Ping', subject_id: newId(clock), event: 'submit' },
    { actor_kind: 'system', subject_type: 'LegalContact', subject_id: newId(clock), event: 'timeout' },
    { actor_kind: 'guardian', subject_type: 'TosAcceptance', subject_id: newId(clock), event: 'guardian_accept' },
  ];
  await stage.within(person.tenant, (tx) =>
    tx
      .insertInto('audits')
      .values(
        acts.map((act, index) => ({
          ...act,
          tenant_id: person.tenant.id,
          id: newId(clock),
          at: new Date(clock.now().getTime() - index * 3_600_000),
        })),
      )
      .execute(),
  );
  return person;
};

const log = { route: 'audits.index', path: '/audits', name: 'audits', as: reader } as const;

const pathOf = async ({ stage }: Scene, by: 'actor_id' | 'subject_id'): Promise<string> => {
  const { id } = await stage.within(stage.world.tenant('app'), (tx) =>
    tx
      .selectFrom('audits')
      .select(`${by} as id`)
      .where('event', '=', 'suspend')
      .orderBy('at', 'desc')
      .executeTakeFirstOrThrow(),
  );
  return by === 'actor_id' ? `/audits?person_id=${id}` : `/audits?organization_id=${id}&event=update`;
};

/** What was done in a tenant, as its staff read it. */
export const auditScreens: readonly Screen[] = [
  ...withCall({ ...log, sees: heading('Log') }, { url: '**/api/v1/audits*', failed: heading('Unexpected error!') }),
  { ...log, name: 'audits.nothing', as: staffOfNobody, sees: text('Nothing was done yet') },
  {
    ...log,
    name: 'audits.none',
    path: '/audits?subject=Terms&actor=guardian',
    sees: text('Nothing that fits these filters was done'),
  },
  { ...log, name: 'audits.person', path: (scene) => pathOf(scene, 'actor_id'), sees: heading('Log') },
  { ...log, name: 'audits.company', path: (scene) => pathOf(scene, 'subject_id'), sees: heading('Log') },
  {
    ...log,
    name: 'audits.gone',
    path: '/audits?person_id=0199c000-0000-7000-8000-00000000dead',
    sees: text('Deleted account'),
  },
  {
    ...log,
    name: 'audits.days',
    path: '/audits?from=2026-01-10&until=2026-01-02',
    sees: text('The last day lies before the first.'),
  },
  ...withCall(
    {
      route: 'statistics.report',
      path: '/statistics/report',
      name: 'year-report',
      as: staffOfMinors,
      sees: heading('Young people'),
    },
    { url: '**/api/v1/statistics/report*', failed: heading('Unexpected error!') },
  ),
];
