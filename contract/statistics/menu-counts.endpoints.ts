import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { one } from '../kit/lists.ts';

/** By itself, for the menu of every page asks it. */
export const showMenuCounts = endpoint({
  name: 'employees.menu-counts',
  method: 'GET',
  path: '/v1/employees/_counts',
  summary: 'How much waits for the own organization behind each entry of the menu.',
  access: { stage: 'onboarded', roles: ['employee'] },
  /** Messages to do something about, alerts that wait for a word, recommended people whom nobody has confirmed. */
  response: one(v.object({ pings: v.number(), alerts: v.number(), applicants: v.number() })),
});
