import { endpoint } from '../kit/endpoint.ts';
import { one } from '../kit/lists.ts';
import { meSchema } from '../users/me.schema.ts';

export const fetchMe = endpoint({
  name: 'auth.me',
  method: 'GET',
  path: '/auth/me',
  summary: 'Who is logged in, how far they have come, and what they may do.',
  access: { stage: 'session' },
  response: one(meSchema),
});

export const logout = endpoint({
  name: 'auth.logout',
  method: 'POST',
  path: '/auth/logout',
  summary: 'Ends the session.',
  access: { stage: 'session' },
});
