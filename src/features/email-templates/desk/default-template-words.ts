import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { linkOptions } from '@tanstack/react-router';
import type { DefaultTemplateEvent } from '../../../../contract/email-templates/defaults.schema.ts';
import type { TemplateStatus } from '../../../../contract/email-templates/email-templates.schema.ts';
import type { Placeholder } from '../../../../contract/email-templates/placeholders.ts';
import { eventWords, placeholderWords } from '../template-words.ts';

/** What each status means where all companies have it. */
export const sentences: Record<TemplateStatus, MessageDescriptor> = {
  draft: msg`It is being written. Your companies see it once it is published.`,
  published: msg`Your companies can write with it. What you save here counts for all of them at once; what is sent already keeps its text.`,
  archived: msg`No company writes with it any more. You can restore it at any time.`,
};

export const { edit: _, ...defaultEventWords }: Record<DefaultTemplateEvent | 'edit', MessageDescriptor> = eventWords;

/** Who writes is somebody else than who reads this. */
export const senderWords: Record<Placeholder, MessageDescriptor> = {
  ...placeholderWords,
  'organization.name': msg`The company`,
  'employee.fullname': msg`Who writes`,
  'employee.position': msg`Their position`,
  'employee.phonenumber': msg`Their phone number`,
  'employee.email': msg`Their e-mail`,
};

export const defaultTemplatePage = (default_template_id: string) =>
  linkOptions({ to: '/default-templates/$default_template_id', params: { default_template_id } });
