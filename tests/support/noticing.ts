import { suspiciousEvents } from '../../contract/reports/suspicious-events.endpoints.ts';
import type { SuspiciousEvent } from '../../contract/reports/suspicious-events.schema.ts';
import { plantRows } from './many-rows.ts';
import type { Person } from './people.ts';
import type { World } from './world.ts';

const minute = 60_000;
const day = 86_400_000;

/** What is noticed by itself in a world, as somebody of its staff reads it. */
export function noticing(world: World, member: Person) {
  /** The next time that the program looks. */
  const look = async (): Promise<void> => {
    const { clock } = world;
    clock.set(new Date((Math.floor(clock.now().getTime() / (10 * minute)) + 1) * 10 * minute));
    await world.jobs.run('suspicious-events.notice', clock.now());
  };
  const listed = async (filter: object = {}) => {
    const desk = await world.login(member);
    return (await desk.call(suspiciousEvents.list, { query: { filter, per_page: '100' } })).body.data;
  };
  return {
    look,
    listed,
    ofKind: async (kind: SuspiciousEvent['kind']) => listed({ kind: [kind] }),
    /** Eight in the morning, when the day before has been looked at and somebody is here again. */
    nextDay: async (): Promise<void> => {
      await look();
      world.clock.set(new Date(Math.ceil(world.clock.now().getTime() / day) * day + 8 * 60 * minute));
      await listed();
    },
    plant: (...rows: Parameters<typeof plantRows>[1]) => plantRows(world.db, rows, world.tenant.id, world.clock.now()),
  };
}
