import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { linkOptions } from '@tanstack/react-router';
import type { TemplateEvent, TemplateStatus } from '../../../contract/email-templates/email-templates.schema.ts';
import type { Placeholder, TemplatePurpose } from '../../../contract/email-templates/placeholders.ts';
import type { SampleKind } from '../../../contract/email-templates/samples.ts';
import type { Locale } from '../../../contract/kit/fields.ts';
import type { StatusWords } from '../../kit/columns.tsx';

export const statusWords: StatusWords<TemplateStatus> = {
  draft: { label: msg`Draft`, sentence: msg`It is being written. You can send it once it is published.` },
  published: {
    label: msg`Published`,
    sentence: msg`You and your colleagues can write with it. What is sent already keeps its text.`,
  },
  archived: { label: msg`Archived`, sentence: msg`Nobody writes with it any more. You can restore it at any time.` },
};

/** What a button that causes an event says. */
export const eventWords: Record<TemplateEvent, MessageDescriptor> = {
  publish: msg`Publish`,
  edit: msg`Edit`,
  restore: msg`Restore`,
  archive: msg`Archive`,
};

export const purposeWords: Record<TemplatePurpose, MessageDescriptor> = {
  ping: msg`Message to applicants`,
  recommendation: msg`Recommendation instead of a rejection`,
  invitation: msg`Invitation to colleagues`,
};

export const languageWords: Record<Locale, MessageDescriptor> = { de: msg`German`, en: msg`English` };

export const sampleWords: Record<SampleKind, MessageDescriptor> = {
  full: msg`An ordinary example`,
  shortest: msg`The shortest`,
  longest: msg`The longest`,
};

export const placeholderWords: Record<Placeholder, MessageDescriptor> = {
  'applicant.firstname': msg`First name`,
  'applicant.occupation': msg`Desired occupation`,
  'applicant.graduation_type': msg`Certificate`,
  'applicant.city': msg`Area`,
  distance_km: msg`Distance in km`,
  'organization.name': msg`Your company`,
  'profile.name': msg`Name in the profile`,
  'employee.fullname': msg`Your name`,
  'employee.position': msg`Your position`,
  'employee.phonenumber': msg`Your phone number`,
  'employee.email': msg`Your e-mail`,
  'tenant.name': msg`The association`,
  response_link: msg`Button to answer`,
  registration_link: msg`Button to register`,
  invitation_link: msg`Button to accept`,
};

export const templatePage = (email_template_id: string) =>
  linkOptions({ to: '/email-templates/$email_template_id', params: { email_template_id } });

export const editTemplatePage = (email_template_id: string) =>
  linkOptions({ to: '/email-templates/$email_template_id/edit', params: { email_template_id } });
