import * as v from 'valibot';
import { codeRefusals, typedCodeSchema } from '../authentication/mailed-codes.schema.ts';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import {
  accountLinkSchema,
  askDeletionSchema,
  changeEmailSchema,
  changePasswordSchema,
  deletionOutcomeSchema,
  emailChangeSchema,
  scheduledDeletionSchema,
  sessionSchema,
} from './account.schema.ts';
import { accountExportSchema } from './export.schema.ts';
import { meSchema } from '../users/me.schema.ts';

export const changePassword = endpoint({
  name: 'auth.password.change',
  method: 'POST',
  path: '/auth/password/change',
  summary: 'Sets a new password with the current one. This browser gets a new session, every other one ends.',
  access: { stage: 'verified' },
  body: changePasswordSchema,
});

export const showEmailChange = endpoint({
  name: 'auth.email.change.show',
  method: 'GET',
  path: '/auth/email/change',
  summary: 'The change of the e-mail address that waits for its code, if there is one.',
  access: { stage: 'verified' },
  response: v.object({ data: v.nullable(emailChangeSchema) }),
});

export const changeEmail = endpoint({
  name: 'auth.email.change',
  method: 'POST',
  path: '/auth/email/change',
  summary:
    'Sends a code to a new address; the old one stays until it is confirmed. The same answer whoever has the address.',
  access: { stage: 'verified' },
  body: changeEmailSchema,
  response: v.object({ data: v.nullable(emailChangeSchema) }),
  errors: ['resend_too_early'],
});

export const resendEmailChange = endpoint({
  name: 'auth.email.change.resend',
  method: 'POST',
  path: '/auth/email/change/resend',
  summary: 'Sends a new code to the address that waits for one; the old code is void.',
  access: { stage: 'verified' },
  response: v.object({ data: v.nullable(emailChangeSchema) }),
  errors: ['resend_too_early', 'code_void'],
});

export const confirmEmailChange = endpoint({
  name: 'auth.email.change.confirm',
  method: 'POST',
  path: '/auth/email/change/confirm',
  summary: 'Moves the account to the new address with the six digits that came there; the old address is told.',
  access: { stage: 'verified' },
  body: typedCodeSchema,
  response: one(meSchema),
  errors: codeRefusals,
});

export const cancelEmailChange = endpoint({
  name: 'auth.email.change.cancel',
  method: 'DELETE',
  path: '/auth/email/change',
  summary: 'Forgets the change that waits for its code.',
  access: { stage: 'verified' },
});

export const listSessions = endpoint({
  name: 'auth.sessions.list',
  method: 'GET',
  path: '/auth/sessions',
  summary: 'The browsers in which one is logged in, the latest used first.',
  access: { stage: 'session' },
  response: v.object({ data: v.array(sessionSchema) }),
});

export const endSession = endpoint({
  name: 'auth.sessions.end',
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  summary: 'Logs one of the own browsers out.',
  access: { stage: 'session' },
  params: idParams,
});

export const endOtherSessions = endpoint({
  name: 'auth.sessions.end-others',
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'Logs all of the own browsers out but this one.',
  access: { stage: 'session' },
});

export const exportAccount = endpoint({
  name: 'auth.account.export',
  method: 'GET',
  path: '/auth/account/export',
  summary: 'Everything stored about oneself.',
  access: { stage: 'session' },
  response: one(accountExportSchema),
});

export const askDeletion = endpoint({
  name: 'auth.account.deletion',
  method: 'POST',
  path: '/auth/account/deletion',
  summary: 'Sends the link that deletes the account. Where the address was never confirmed, deletes at once.',
  access: { stage: 'session' },
  body: askDeletionSchema,
  response: one(deletionOutcomeSchema),
  errors: ['conflict'],
});

export const confirmDeletion = endpoint({
  name: 'auth.account.deletion.confirm',
  method: 'POST',
  path: '/auth/account/deletion/confirm',
  summary: 'Deletes by the link of the mail: invisible and logged out at once, erased after the days of grace.',
  access: { stage: 'public' },
  body: accountLinkSchema,
  response: one(scheduledDeletionSchema),
  errors: ['link_invalid', 'link_expired', 'link_used', 'conflict'],
});

export const cancelDeletion = endpoint({
  name: 'auth.account.deletion.cancel',
  method: 'POST',
  path: '/auth/account/deletion/cancel',
  summary: 'Takes a deletion back by the link of the mail, within the days of grace.',
  access: { stage: 'public' },
  body: accountLinkSchema,
  errors: ['link_invalid', 'link_expired', 'link_used'],
});
