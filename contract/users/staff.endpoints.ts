import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { resource } from '../kit/resource.ts';
import { newStaffMemberSchema, staffEvents, staffMemberSchema } from './staff.schema.ts';
import { staffSearch } from './staff.search.ts';

const access = { stage: 'onboarded', roles: ['administrator'] } as const;

export const staff = resource({
  name: 'staff',
  access,
  record: staffMemberSchema,
  list: { search: staffSearch, summary: 'Who looks after the tenant: its staff and its administrators.' },
  create: {
    summary:
      'Creates an account for somebody who is to look after the tenant, and mails a link that sets its password.',
    input: newStaffMemberSchema,
    errors: ['validation'],
  },
});

export const inviteStaffAgain = endpoint({
  name: 'staff.invite-again',
  method: 'POST',
  path: '/v1/staff/{id}/invitation',
  summary:
    'Mails a new link to somebody who was invited and has not come yet; the earlier one stops working. Who has come is a 409.',
  access,
  params: idParams,
  response: one(staffMemberSchema),
  errors: ['conflict'],
});

export const moveStaffMember = endpoint({
  name: 'staff.transition',
  method: 'POST',
  path: '/v1/staff/{id}/transitions',
  summary:
    'Shuts somebody of the team out, who is logged out at once, or lets them in again. Not oneself, so that an administrator is always left.',
  access,
  params: idParams,
  body: v.strictObject({ event: v.picklist(staffEvents) }),
  response: one(staffMemberSchema),
  errors: ['transition_not_allowed'],
});
