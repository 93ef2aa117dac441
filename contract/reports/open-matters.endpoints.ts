import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { one } from '../kit/lists.ts';

/** How much waits for staff: of each kind at their desk, companies that nobody has verified, and invitations held for them. */
const openMattersSchema = v.object({
  reports: v.number(),
  deletions: v.number(),
  mails: v.number(),
  suspicious: v.number(),
  organizations: v.number(),
  invitations: v.number(),
});
export type OpenMatters = v.InferOutput<typeof openMattersSchema>;

/** By itself, for the menu of every page asks it. */
export const showOpenMatters = endpoint({
  name: 'reports.open-matters',
  method: 'GET',
  path: '/v1/reports/_open',
  summary: 'How much waits for staff, of each kind. Numbers only.',
  access: { stage: 'onboarded', roles: ['tenant_member', 'administrator'] },
  response: one(openMattersSchema),
});
