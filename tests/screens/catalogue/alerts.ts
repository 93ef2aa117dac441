import { alerts as endpoints } from '../../../contract/alerts/alerts.endpoints.ts';
import { optOutOfAlert } from '../../../contract/alerts/mails.endpoints.ts';
import type { AlertStatus } from '../../../contract/alerts/alerts.schema.ts';
import { newSearching, unwieldyEmployee } from '../people.ts';
import {
  button,
  dialog,
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

const events: Readonly<Record<AlertStatus, readonly ('pause' | 'archive')[]>> = {
  draft: [],
  active: [],
  inactive: ['pause'],
  archived: ['archive'],
};

/** Nobody has two that look for the same. */
const radius: Readonly<Record<string, '10' | '25' | '50' | '100'>> = { draft: '10', inactive: '50', archived: '100' };

/** Has an alert of every status; nobody has looked at the active one for long. */
const alerting: Maker = async (stage) => {
  const person = await stage.world.person('app', { type: 'employee', firstname: 'Daria', lastname: 'Schneider' });
  const browser = await stage.world.as(person);
  for (const [status, moves] of Object.entries(events)) {
    const body = {
      name: `Köln und Umgebung (${status})`,
      interval: status === 'active' ? 'daily' : 'weekly',
      criteria: { centre: '50667', radius_km: radius[status] ?? '25', recommended_only: 'true' },
      status: status === 'draft' ? 'draft' : 'active',
    } as const;
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as people do
    const { data } = (await browser.call(endpoints.create, { body })).body;
    for (const event of moves)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await browser.call(endpoints.transition, { params: { id: data.id }, body: { event } });
  }
  const ran = { last_run_at: new Date('2026-11-20T06:00:00Z'), matches_last_run: 3, matches_total: 41 };
  await stage.within(person.tenant, (tx) =>
    tx
      .updateTable('alerts')
      .set({ ...ran, asked_at: new Date('2026-11-20T06:00:00Z') })
      .where('organization_id', '=', person.organization_id ?? '')
      .where('status', '=', 'active')
      .execute(),
  );
  return person;
};

const alertPage =
  (status: AlertStatus, below = '') =>
  async ({ stage, person }: Scene): Promise<string> => {
    if (!person) throw new Error('An alert belongs to somebody.');
    const { id } = await stage.within(person.tenant, (tx) =>
      tx
        .selectFrom('alerts')
        .select('id')
        .where('organization_id', '=', person.organization_id ?? '')
        .where('status', '=', status)
        .orderBy('created_at')
        .executeTakeFirstOrThrow(),
    );
    return `/alerts/${id}${below}`;
  };

/** How many match today. */
const counted = selector('[role=status] strong');
const failed = heading('Unexpected error!');
const list = { route: 'alerts.index', as: alerting, path: '/alerts' } as const;
const show = { route: 'alerts.show', as: alerting, path: alertPage('active') } as const;
const edit = { route: 'alerts.edit', as: alerting, path: alertPage('active', '/edit') } as const;
const create = { route: 'alerts.create', as: alerting, path: '/alerts/create?place=50667&radius=25' } as const;

/** Searches that report by mail. */
export const alerts: readonly Screen[] = [
  ...withCall(
    { ...list, name: 'alerts', sees: selector('[role=table] tbody [role=row]') },
    { url: '**/api/v1/alerts*', failed },
  ),
  { ...list, name: 'alerts.empty', as: newSearching, sees: heading('Your alerts will be here') },
  { ...list, name: 'alerts.none', path: '/alerts?interval=monthly', sees: heading('No alert like that') },
  { ...list, name: 'alerts.pausing', act: press('Pause'), sees: dialog },
  ...withCall({ ...show, name: 'alert', sees: text('Still needed?') }, { url: '**/api/v1/alerts/*', failed }),
  ...(['draft', 'inactive', 'archived'] as const).map((status): Screen => ({
    ...show,
    name: `alert.${status}`,
    path: alertPage(status),
    sees: text('Everybody who matches today'),
  })),
  { ...show, name: 'alert.archiving', act: press('Archive'), sees: dialog },
  ...withSending(
    { ...show, name: 'alert.needed', act: press('Yes, keep it running') },
    {
      endpoint: endpoints.update,
      notified: 'An unknown error occurred. Please try again later. If the issue persists, please contact us.',
    },
  ),
  ...withSending(
    { ...show, name: 'alert.mails', act: press('Don’t e-mail me') },
    {
      endpoint: optOutOfAlert,
      notified: 'An unknown error occurred. Please try again later. If the issue persists, please contact us.',
    },
  ),
  ...withCall({ ...edit, name: 'alert.edit', sees: button('Save changes') }, { url: '**/api/v1/employees*', failed }),
  ...withSending({ ...edit, name: 'alert.saving', act: press('Save changes') }, { endpoint: endpoints.update }),
  ...withCall({ ...create, name: 'alert.create', sees: counted }, { url: '**/api/v1/employees*', failed }),
  ...withSending({ ...create, name: 'alert.creating', act: press('Create alert') }, { endpoint: endpoints.create }),
  {
    ...create,
    name: 'alert.create.missing',
    path: '/alerts/create',
    act: press('Create alert'),
    sees: text('rule.criteria_needed'),
  },
  {
    ...create,
    name: 'alert.create.same',
    path: '/alerts/create?place=50667&radius=25&recommended=true',
    sees: selector('[role=status] a'),
  },
  {
    ...create,
    name: 'alert.create.unwieldy',
    as: unwieldyEmployee,
    path: '/alerts/create?new=true',
    sees: counted,
  },
];
