import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { transitionBody } from '../kit/transitions.ts';
import { appointmentInputSchema } from './appointments.schema.ts';
import { organizationPingSchema, pingSchema } from './pings.schema.ts';
import { applicantPingSchema } from './applicant-ping.schema.ts';

export const proposeAppointment = endpoint({
  name: 'appointments.create',
  method: 'POST',
  path: '/v1/pings/{id}/appointments',
  summary: 'Proposes an appointment to somebody who said yes; three wait for an answer at most.',
  access: { stage: 'onboarded', roles: ['employee'] },
  params: idParams,
  body: appointmentInputSchema,
  response: one(organizationPingSchema),
  status: 201,
  idempotent: true,
  errors: ['transition_not_allowed'],
});

export const moveAppointment = endpoint({
  name: 'appointments.transition',
  method: 'POST',
  path: '/v1/appointments/{id}/transitions',
  summary: 'Agrees to one, which ends the other proposals, or to none (applicant); takes one back (either side).',
  access: { stage: 'onboarded', roles: ['employee', 'applicant'] },
  params: idParams,
  body: transitionBody(['accept', 'decline', 'withdraw']),
  response: one(pingSchema),
  errors: ['transition_not_allowed'],
});

export const sayContacted = endpoint({
  name: 'pings.contacted',
  method: 'POST',
  path: '/v1/pings/{id}/contacted',
  summary: 'Whether the company got in touch after the yes.',
  access: { stage: 'onboarded', roles: ['applicant'] },
  params: idParams,
  body: v.strictObject({ contacted: v.boolean() }),
  response: one(applicantPingSchema),
  errors: ['transition_not_allowed'],
});
