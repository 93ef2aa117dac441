/** A sentence of the catalog, shaped as Lingui wants it, without needing Lingui. */
export interface Message {
  readonly id: string;
  readonly message: string;
}

/**
 * What each validation rule says, after the field's label (specification, section 5, whose German wording the
 * catalog keeps word for word). Values in braces come with the rule.
 */
export const ruleMessages = {
  required: /*i18n*/ { id: 'rule.required', message: 'is required' },
  required_typeahead: /*i18n*/ { id: 'rule.required_typeahead', message: 'is required' },
  string: /*i18n*/ { id: 'rule.string', message: 'must be text' },
  type: /*i18n*/ { id: 'rule.type', message: 'has the wrong form' },
  numeric: /*i18n*/ { id: 'rule.numeric', message: 'must be a number' },
  integer: /*i18n*/ { id: 'rule.integer', message: 'must be a whole number' },
  alpha_num: /*i18n*/ { id: 'rule.alpha_num', message: 'may contain only letters and digits' },
  length: /*i18n*/ { id: 'rule.length', message: 'must be exactly {length} characters long' },
  min: /*i18n*/ { id: 'rule.min', message: 'must have at least {min} characters' },
  max: /*i18n*/ { id: 'rule.max', message: 'may have at most {max} characters' },
  min_value: /*i18n*/ { id: 'rule.min_value', message: 'must be at least {min}' },
  max_value: /*i18n*/ { id: 'rule.max_value', message: 'must be at most {max}' },
  min_items: /*i18n*/ { id: 'rule.min_items', message: 'needs at least {min} entries' },
  max_items: /*i18n*/ { id: 'rule.max_items', message: 'may have at most {max} entries' },
  regex: /*i18n*/ { id: 'rule.regex', message: 'has the wrong form' },
  mimes: /*i18n*/ { id: 'rule.mimes', message: 'must be a file of a permitted type' },
  size: /*i18n*/ { id: 'rule.size', message: 'is too large' },
  image: /*i18n*/ { id: 'rule.image', message: 'must be a picture' },
  email: /*i18n*/ { id: 'rule.email', message: 'must be a valid e-mail address' },
  confirmed: /*i18n*/ { id: 'rule.confirmed', message: 'The two passwords are different.' },
  url: /*i18n*/ { id: 'rule.url', message: 'must be a valid URL' },
  color: /*i18n*/ { id: 'rule.color', message: 'must be a colour code such as #ff2d21' },
  phonenumber: /*i18n*/ { id: 'rule.phonenumber', message: 'must be a valid phone number' },
  invitation_link: /*i18n*/ { id: 'rule.invitation_link', message: 'must be a valid invitation link' },
  age: /*i18n*/ { id: 'rule.age', message: '{field} must be older than {minAge} years.' },
  time_interval_after: /*i18n*/ { id: 'rule.time_interval_after', message: 'must be after {start}' },
  time_interval_before: /*i18n*/ { id: 'rule.time_interval_before', message: 'must be before {end}' },
  time_interval_max: /*i18n*/ {
    id: 'rule.time_interval_max',
    message: 'The period must be shorter than {maxHours} hours.',
  },
  password_min: /*i18n*/ { id: 'rule.password_min', message: 'must have at least 12 characters' },
  password_max: /*i18n*/ { id: 'rule.password_max', message: 'may have at most 128 characters' },
  password_upper: /*i18n*/ { id: 'rule.password_upper', message: 'needs at least one uppercase letter' },
  password_lower: /*i18n*/ { id: 'rule.password_lower', message: 'needs at least one lowercase letter' },
  password_digit: /*i18n*/ { id: 'rule.password_digit', message: 'needs at least one digit' },
  password_common: /*i18n*/ { id: 'rule.password_common', message: 'is used by many people and easy to guess' },
  password_wrong: /*i18n*/ { id: 'rule.password_wrong', message: 'is not your current password' },
  credentials: /*i18n*/ { id: 'rule.credentials', message: 'The e-mail address or the password is wrong.' },
  characters: /*i18n*/ { id: 'rule.characters', message: 'contains a character that can’t be stored' },
  single_line: /*i18n*/ { id: 'rule.single_line', message: 'must be a single line' },
  date: /*i18n*/ { id: 'rule.date', message: 'must be a valid date' },
  date_past: /*i18n*/ { id: 'rule.date_past', message: 'must be a date in the past' },
  date_future: /*i18n*/ { id: 'rule.date_future', message: 'must be a date in the future' },
  token: /*i18n*/ { id: 'rule.token', message: 'is not a complete link' },
  id: /*i18n*/ { id: 'rule.id', message: 'is not a valid id' },
  choice: /*i18n*/ { id: 'rule.choice', message: 'must be one of the options' },
  unknown: /*i18n*/ { id: 'rule.unknown', message: 'does not exist' },
  taken: /*i18n*/ { id: 'rule.taken', message: 'is already taken' },
  unknown_field: /*i18n*/ { id: 'rule.unknown_field', message: 'is not a known field' },
  registration_code: /*i18n*/ { id: 'rule.registration_code', message: 'must be a code of 8 letters and digits' },
  registration_code_unknown: /*i18n*/ {
    id: 'rule.registration_code_unknown',
    message: 'is not associated with any registration code',
  },
  registration_code_deactivated: /*i18n*/ { id: 'rule.registration_code_deactivated', message: 'has been deactivated' },
  invited_email: /*i18n*/ { id: 'rule.invited_email', message: 'must be the address the invitation was sent to' },
  code_wrong: /*i18n*/ { id: 'rule.code_wrong', message: 'is wrong' },
  verification_code: /*i18n*/ { id: 'rule.verification_code', message: 'must be a code of 6 digits' },
  postcode: /*i18n*/ { id: 'rule.postcode', message: 'must be a valid postcode' },
  city_of_postcode: /*i18n*/ {
    id: 'rule.city_of_postcode',
    message: 'doesn’t go with this postcode: {place}?',
  },
  custody: /*i18n*/ { id: 'rule.custody', message: 'must be declared' },
  hash: /*i18n*/ { id: 'rule.hash', message: 'does not belong to the text shown' },
  wrong_person: /*i18n*/ {
    id: 'rule.wrong_person',
    message: 'The person at this address says they are not your guardian. Please enter another address.',
  },
  house_number: /*i18n*/ { id: 'rule.house_number', message: 'Please enter a house number' },
  own_email: /*i18n*/ {
    id: 'rule.own_email',
    message: 'This is your own address. Please enter your parent’s or guardian’s.',
  },
  placeholder_unknown: /*i18n*/ { id: 'rule.placeholder_unknown', message: 'contains the unknown placeholder {name}' },
  placeholder_required: /*i18n*/ { id: 'rule.placeholder_required', message: 'must contain the placeholder {name}' },
} as const satisfies Record<string, Message>;

export type RuleKey = keyof typeof ruleMessages;
