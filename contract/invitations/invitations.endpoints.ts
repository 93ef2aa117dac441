import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { listQuery, many, one, page } from '../kit/lists.ts';
import { transitionBody } from '../kit/transitions.ts';
import {
  createInvitationSchema,
  invitationEvents,
  invitationOfferSchema,
  invitationRecordSchema,
  invitationStatuses,
  lookupInvitationSchema,
} from './invitations.schema.ts';

const access = { stage: 'onboarded', roles: ['employee'] } as const;

export const listInvitations = endpoint({
  name: 'invitations.list',
  method: 'GET',
  path: '/v1/invitations',
  summary: "The invitations of the reader's organization, newest first.",
  access,
  query: listQuery({ status: v.optional(many(v.picklist(invitationStatuses))) }, [
    'created_at',
    'lastname',
    'expires_at',
  ]),
  response: page(invitationRecordSchema),
});

export const createInvitation = endpoint({
  name: 'invitations.create',
  method: 'POST',
  path: '/v1/invitations',
  summary: 'Invites a colleague into the own organization; employees may where the tenant lets them.',
  access,
  body: createInvitationSchema,
  response: one(invitationRecordSchema),
  status: 201,
  idempotent: true,
  errors: ['conflict'],
});

export const transitionInvitation = endpoint({
  name: 'invitations.transition',
  method: 'POST',
  path: '/v1/invitations/{id}/transitions',
  summary: 'Sends an invitation again with a new link, or takes it back.',
  access,
  params: idParams,
  body: transitionBody(invitationEvents),
  response: one(invitationRecordSchema),
  errors: ['transition_not_allowed'],
});

export const lookupInvitation = endpoint({
  name: 'invitations.lookup',
  method: 'POST',
  path: '/v1/invitations/lookup',
  summary: 'Who invites whom, shown before the registration form.',
  access: { stage: 'public' },
  body: lookupInvitationSchema,
  response: one(invitationOfferSchema),
  errors: ['invitation_unknown', 'invitation_accepted', 'invitation_expired'],
});
