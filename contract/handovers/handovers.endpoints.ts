import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { handoverSchema, openedHandoverSchema, openHandoverSchema, redeemHandoverSchema } from './handovers.schema.ts';

export const openHandover = endpoint({
  name: 'handovers.open',
  method: 'POST',
  path: '/v1/tenants/{id}/handovers',
  summary:
    'Opens another tenant for oneself, with a reason that its administrators read: a link for one minute, to be used once and only while this session lasts. Not the own tenant.',
  access: { stage: 'onboarded', roles: ['administrator'], host: 'app' },
  params: idParams,
  body: openHandoverSchema,
  response: one(openedHandoverSchema),
  errors: ['conflict'],
});

export const redeemHandover = endpoint({
  name: 'handovers.redeem',
  method: 'POST',
  path: '/v1/handovers/redeem',
  summary:
    'Opens the session of a handover by its link: an hour at most, never longer than the session it was opened from.',
  access: { stage: 'public' },
  body: redeemHandoverSchema,
  errors: ['link_invalid', 'link_expired', 'link_used'],
});

const access = { stage: 'onboarded', roles: ['administrator'] } as const;

export const listHandovers = endpoint({
  name: 'handovers.list',
  method: 'GET',
  path: '/v1/handovers',
  summary:
    'When administrators of the operator were here, and why: the last hundred times, the newest first; and whether somebody of the tenant’s own administers it and has been here.',
  access,
  response: v.object({ data: v.array(handoverSchema), meta: v.object({ administered: v.boolean() }) }),
});

export const endHandover = endpoint({
  name: 'handovers.end',
  method: 'POST',
  path: '/v1/handovers/{id}/end',
  summary: 'Ends one at once. One that is over stays as it is.',
  access,
  params: idParams,
  response: one(handoverSchema),
});
