import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { EmailTemplate } from '../../../contract/email-templates/email-templates.schema.ts';
import { statusWords } from './template-words.ts';

/** What a template's status means. Nobody chooses one for an invitation: it is the default that is sent. */
export function sentenceOf({ organization_id, purpose, status }: EmailTemplate): MessageDescriptor {
  if (organization_id === null) return msg`A template of the association: companies write with it, and read it here.`;
  return purpose === 'invitation' && status === 'published'
    ? msg`Invitations are written with it as long as it is the default. What is sent already keeps its text.`
    : statusWords[status].sentence;
}
