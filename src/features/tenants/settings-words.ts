import { msg } from '@lingui/core/macro';

/** The parts of a tenant's settings, each read as a card and changed there. */
export const partWords = {
  look: { title: msg`Look`, change: msg`Change name and colour` },
  language: { title: msg`Language and time`, change: msg`Change language and time zone` },
  applicants: { title: msg`Applicants`, change: msg`Change ages and searches` },
  companies: { title: msg`Companies`, change: msg`Change invitations and messages` },
  privacy: { title: msg`Data protection`, change: msg`Change data protection` },
  contact: { title: msg`Imprint and contact`, change: msg`Change imprint and contact` },
  mails: { title: msg`E-mails`, change: msg`Change the sender` },
} as const;
export type SettingsPart = keyof typeof partWords;

/** What is set, where it is read and where it is changed. */
export const settingWords = {
  name: msg`Name`,
  color: msg`Colour`,
  default_locale: msg`Language of who hasn’t chosen one`,
  timezone: msg`Time zone`,
  minimum_age: msg`Youngest age`,
  guardian_age: msg`Alone from the age of`,
  employees_may_invite: msg`Employees may invite colleagues`,
  only_staff_invite: msg`Only staff invite employees`,
  hold_outside_invitations: msg`Invitations to addresses outside a company’s domains wait for approval`,
  invitations_at_once: msg`Invitations go out at once`,
  pings: msg`Messages of companies`,
  kept: msg`How long data is kept`,
  privacy_officer: msg`Data protection officer`,
  supervisory_authority: msg`Supervisory authority`,
  privacy_url: msg`Privacy notice of your own`,
  legal_name: msg`Who is responsible in law`,
  contact_name: msg`Person whom parents can ask`,
  contact_phone: msg({ message: 'Their phone number', context: 'whom parents ask' }),
  contact_address: msg`Postal address`,
  imprint_url: msg`Imprint of your own`,
  support_email: msg`Address for questions`,
  sender_name: msg`Name of the sender`,
  sender_address: msg`Sender of its e-mails`,
} as const;
