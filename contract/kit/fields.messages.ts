import type { Message } from './rules.messages.ts';

/** Labels of the fields that rules name in a sentence, and that several forms share. */
export const fieldMessages = {
  email: /*i18n*/ { id: 'field.email', message: 'E-mail address' },
  password: /*i18n*/ { id: 'field.password', message: 'Password' },
  current_password: /*i18n*/ { id: 'field.current_password', message: 'Password' },
  password_confirmation: /*i18n*/ { id: 'field.password_confirmation', message: 'Repeat password' },
  firstname: /*i18n*/ { id: 'field.firstname', message: 'First name' },
  lastname: /*i18n*/ { id: 'field.lastname', message: 'Last name' },
  date_of_birth: /*i18n*/ { id: 'field.date_of_birth', message: 'Date of birth' },
  graduation_type_id: /*i18n*/ { id: 'field.graduation_type_id', message: 'School-leaving certificate' },
  occupation_id: /*i18n*/ { id: 'field.occupation_id', message: 'Occupation' },
  'meta.phonenumber': /*i18n*/ { id: 'field.phonenumber', message: 'Phone number' },
  'meta.position': /*i18n*/ { id: 'field.position', message: 'Position' },
  'address.line_1': /*i18n*/ { id: 'field.line_1', message: 'Street and house number' },
  'address.line_2': /*i18n*/ { id: 'field.line_2', message: 'Address supplement' },
  'address.postcode': /*i18n*/ { id: 'field.postcode', message: 'Postcode' },
  'address.city': /*i18n*/ { id: 'field.city', message: 'City' },
  'address.country': /*i18n*/ { id: 'field.country', message: 'Country' },
  reason: /*i18n*/ { id: 'field.reason', message: 'Answer' },
  occupation_ids: /*i18n*/ { id: 'field.occupation_ids', message: 'Occupations' },
  website: /*i18n*/ { id: 'field.website', message: 'Website' },
  personal_line: /*i18n*/ { id: 'field.personal_line', message: 'Personal line' },
  usage_type: /*i18n*/ { id: 'field.usage_type', message: 'Usage' },
  code: /*i18n*/ { id: 'field.code', message: 'Code' },
  relation: /*i18n*/ { id: 'field.relation', message: 'The selection' },
  gender: /*i18n*/ { id: 'field.gender', message: 'Gender' },
  valid_from: /*i18n*/ { id: 'field.valid_from', message: 'First day' },
  valid_until: /*i18n*/ { id: 'field.valid_until', message: 'Last day' },
  kind: /*i18n*/ { id: 'field.kind', message: 'For one or for several' },
  note: /*i18n*/ { id: 'field.note', message: 'The note' },
  max_uses: /*i18n*/ { id: 'field.max_uses', message: 'The number' },
  invitation_link: /*i18n*/ { id: 'field.invitation_link', message: 'Invitation link' },
  name: /*i18n*/ { id: 'field.name', message: 'Name' },
  locale: /*i18n*/ { id: 'field.locale', message: 'Language' },
  status: /*i18n*/ { id: 'field.status', message: 'Status' },
  organization_id: /*i18n*/ { id: 'field.organization_id', message: 'Company' },
  recommendation_text: /*i18n*/ { id: 'field.recommendation_text', message: 'Recommendation' },
  criteria: /*i18n*/ { id: 'field.criteria', message: 'The filters' },
  'criteria.centre': /*i18n*/ { id: 'field.centre', message: 'Postcode or place' },
  interval: /*i18n*/ { id: 'field.interval', message: 'How often' },
  recipient_ids: /*i18n*/ { id: 'field.recipient_ids', message: 'Recipients' },
  email_template_id: /*i18n*/ { id: 'field.email_template_id', message: 'E-mail template' },
  paused_until: /*i18n*/ { id: 'field.paused_until', message: 'Until' },
  'slogan.de': /*i18n*/ { id: 'field.slogan.de', message: 'The slogan in German' },
  'slogan.en': /*i18n*/ { id: 'field.slogan.en', message: 'The slogan in English' },
  'description.de': /*i18n*/ { id: 'field.description.de', message: 'The text in German' },
  'description.en': /*i18n*/ { id: 'field.description.en', message: 'The text in English' },
  purpose: /*i18n*/ { id: 'field.purpose', message: 'Purpose' },
  'subject.de': /*i18n*/ { id: 'field.subject.de', message: 'The subject in German' },
  'subject.en': /*i18n*/ { id: 'field.subject.en', message: 'The subject in English' },
  'body.de': /*i18n*/ { id: 'field.body.de', message: 'The text in German' },
  'body.en': /*i18n*/ { id: 'field.body.en', message: 'The text in English' },
  profile_id: /*i18n*/ { id: 'field.profile_id', message: 'Profile' },
  reply_to: /*i18n*/ { id: 'field.reply_to', message: 'The address for answers' },
  contact_employee_id: /*i18n*/ { id: 'field.contact_employee_id', message: 'Contact person' },
  people: /*i18n*/ { id: 'field.people', message: 'The number of people' },
  trainees: /*i18n*/ { id: 'field.trainees', message: 'The number of trainees' },
  training_since: /*i18n*/ { id: 'field.training_since', message: 'The year' },
  color: /*i18n*/ { id: 'field.color', message: 'Colour' },
  layout: /*i18n*/ { id: 'field.layout', message: 'Layout' },
  logo: /*i18n*/ { id: 'field.logo', message: 'Logo' },
  picture: /*i18n*/ { id: 'field.picture', message: 'Picture' },
} as const satisfies Record<string, Message>;

const labels: Readonly<Record<string, Message>> = fieldMessages;

/** What a sentence calls a field where it has no label. */
export const unnamedField: Message = /*i18n*/ { id: 'field.unnamed', message: 'The value' };

/** The label of a field by its path as sent. */
export const fieldMessage = (path: string): Message =>
  (Object.hasOwn(labels, path) ? labels[path] : undefined) ?? unnamedField;
