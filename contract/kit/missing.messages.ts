import type { fieldMessages } from './fields.messages.ts';
import type { Message } from './rules.messages.ts';

/** What is said of a field left empty, as a person would ask for it; of the others `rule.required`. */
export const missingMessages: Readonly<Record<string, Message>> = {
  email: /*i18n*/ { id: 'missing.email', message: 'Please enter the e-mail address.' },
  password: /*i18n*/ { id: 'missing.password', message: 'Please enter the password.' },
  current_password: /*i18n*/ { id: 'missing.current_password', message: 'Please enter the password in use now.' },
  password_confirmation: /*i18n*/ {
    id: 'missing.password_confirmation',
    message: 'Please enter the password once more.',
  },
  firstname: /*i18n*/ { id: 'missing.firstname', message: 'Please enter the first name.' },
  lastname: /*i18n*/ { id: 'missing.lastname', message: 'Please enter the last name.' },
  date_of_birth: /*i18n*/ { id: 'missing.date_of_birth', message: 'Please enter day, month and year of birth.' },
  graduation_type_id: /*i18n*/ { id: 'missing.graduation_type_id', message: 'Please choose a certificate.' },
  occupation_id: /*i18n*/ { id: 'missing.occupation_id', message: 'Please choose an occupation from the list.' },
  'meta.phonenumber': /*i18n*/ { id: 'missing.phonenumber', message: 'Please enter the phone number.' },
  'meta.position': /*i18n*/ { id: 'missing.position', message: 'Please enter the position, for example “HR”.' },
  'address.line_1': /*i18n*/ { id: 'missing.line_1', message: 'Please enter street and house number.' },
  'address.postcode': /*i18n*/ { id: 'missing.postcode', message: 'Please enter the postcode.' },
  'address.city': /*i18n*/ { id: 'missing.city', message: 'Please enter the town.' },
  'address.country': /*i18n*/ { id: 'missing.country', message: 'Please choose the country.' },
  reason: /*i18n*/ { id: 'missing.reason', message: 'Please choose an answer.' },
  usage_type: /*i18n*/ { id: 'missing.usage_type', message: 'Please choose one of the options.' },
  event: /*i18n*/ { id: 'missing.event', message: 'Please choose yes or no.' },
  answer: /*i18n*/ { id: 'missing.answer', message: 'Please write an answer.' },
  code: /*i18n*/ { id: 'missing.code', message: 'Please enter the code.' },
  relation: /*i18n*/ { id: 'missing.relation', message: 'Please choose who this is.' },
  gender: /*i18n*/ { id: 'missing.gender', message: 'Please choose one of the options.' },
  invitation_link: /*i18n*/ { id: 'missing.invitation_link', message: 'Please paste the invitation link.' },
  name: /*i18n*/ { id: 'missing.name', message: 'Please enter a name.' },
  organization_id: /*i18n*/ { id: 'missing.organization_id', message: 'Please choose a company.' },
  'criteria.centre': /*i18n*/ { id: 'missing.centre', message: 'Please enter a postcode or a place.' },
  interval: /*i18n*/ { id: 'missing.interval', message: 'Please choose how often.' },
  recipient_ids: /*i18n*/ { id: 'missing.recipient_ids', message: 'Please choose at least one colleague.' },
} satisfies Partial<Record<keyof typeof fieldMessages, Message>>;
