import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { one } from '../kit/lists.ts';
import { resource } from '../kit/resource.ts';
import { channelSchema, unsubscribedSchema, updateChannelSchema } from './channels.schema.ts';
import { channelsSearch } from './channels.search.ts';

export const channels = resource({
  name: 'channels',
  access: { stage: 'verified' },
  record: channelSchema,
  list: { summary: 'The ways by which the reader is reached: one, by e-mail.', search: channelsSearch },
  update: { summary: 'Chooses what goes there, or says that the address works again.', input: updateChannelSchema },
});

/** What is no token at all is answered as a token that isn't valid. */
const params = v.strictObject({ token: v.pipe(v.string(), v.maxLength(200)) });

export const unsubscribe = endpoint({
  name: 'channels.unsubscribe',
  method: 'POST',
  path: '/v1/unsubscribe/{token}',
  summary:
    'Switches off what a mail’s link is for, however often it is asked (RFC 8058). Needs no cookie; the body does not matter.',
  access: { stage: 'public' },
  params,
  response: one(unsubscribedSchema),
  errors: ['link_invalid', 'link_expired'],
  form: true,
});

export const undoUnsubscribe = endpoint({
  name: 'channels.undo-unsubscribe',
  method: 'POST',
  path: '/v1/unsubscribe/{token}/undo',
  summary: 'Takes one click back within the hour; the secret is the one in its answer, not the link’s.',
  access: { stage: 'public' },
  params,
  response: one(unsubscribedSchema),
  errors: ['link_invalid', 'link_expired'],
});
