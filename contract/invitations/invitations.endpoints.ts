import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { resource } from '../kit/resource.ts';
import {
  createInvitationSchema,
  invitationEvents,
  invitationLinkAnswerSchema,
  invitationOfferSchema,
  invitationRecordSchema,
  lookupInvitationSchema,
} from './invitations.schema.ts';
import { invitationsSearch } from './invitations.search.ts';

const access = { stage: 'onboarded', roles: ['employee', 'tenant_member', 'administrator'] } as const;

export const invitations = resource({
  name: 'invitations',
  access,
  record: invitationRecordSchema,
  list: {
    summary: 'The invitations of the own organization, or of the one that staff name, newest first.',
    search: invitationsSearch,
  },
  create: {
    summary:
      'Invites somebody into the own organization, which employees may where the tenant lets them; staff into any.',
    input: createInvitationSchema,
    ability: 'create:Invitation',
    errors: ['conflict', 'transition_not_allowed'],
  },
  transition: {
    summary:
      'Sends an invitation again with a new link, or takes it back; staff approve one that is held, or reject it with a reason. Whoever has joined meanwhile is a 409.',
    events: invitationEvents,
    errors: ['conflict'],
  },
});

export const copyInvitationLink = endpoint({
  name: 'invitations.link',
  method: 'POST',
  path: '/v1/invitations/{id}/link',
  summary: 'A link of an open invitation to pass on by hand; who comes by it confirms the address with a code.',
  access,
  params: idParams,
  response: one(invitationLinkAnswerSchema),
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
  errors: ['invitation_unknown', 'invitation_accepted', 'invitation_declined', 'invitation_expired'],
});

export const declineInvitation = endpoint({
  name: 'invitations.decline',
  method: 'POST',
  path: '/v1/invitations/decline',
  summary: 'Declines an invitation by the token of its e-mail; that of a copied link may not.',
  access: { stage: 'public' },
  body: lookupInvitationSchema,
  errors: ['invitation_unknown', 'invitation_accepted', 'invitation_declined', 'invitation_expired', 'forbidden'],
});
