import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { one } from '../kit/lists.ts';
import { resource } from '../kit/resource.ts';
import { transitionBody } from '../kit/transitions.ts';
import { undeliveredEvents, undeliveredMailSchema } from './undelivered-mails.schema.ts';
import { undeliveredMailsSearch } from './undelivered-mails.search.ts';

const access = { stage: 'onboarded', roles: ['tenant_member', 'administrator'] } as const;

/** For staff, who see to it that people are reached. */
export const undeliveredMails = resource({
  name: 'undelivered-mails',
  access,
  record: undeliveredMailSchema,
  list: {
    summary:
      'Mails that could not be delivered, the latest of a kind to each mailbox, until one of its kind gets there or staff put it away.',
    search: undeliveredMailsSearch,
  },
});

export const moveUndelivered = endpoint({
  name: 'undelivered-mails.transition',
  method: 'POST',
  path: '/v1/undelivered-mails/{id}/transitions',
  summary:
    'Puts one away that staff have seen to, or sends it anew where its kind can be made again: a new link, and the limits of its kind.',
  access,
  params: idParams,
  body: transitionBody(undeliveredEvents),
  response: one(undeliveredMailSchema),
  errors: ['transition_not_allowed', 'resend_too_early', 'conflict'],
});
