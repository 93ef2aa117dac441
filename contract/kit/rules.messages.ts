/** A sentence of the catalog, shaped as Lingui wants it, without needing Lingui. */
export interface Message {
  readonly id: string;
  readonly message: string;
}

/**
 * What each validation rule says. Sentences are neither "du" nor "Sie", for one rule speaks to all readers. What the
 * specification words itself (section 5) follows the field's label, and the catalog keeps its German word for word.
 * Values in braces come with the rule; `field` is the label.
 */
export const ruleMessages = {
  required: /*i18n*/ { id: 'rule.required', message: 'Please fill this in.' },
  required_typeahead: /*i18n*/ { id: 'rule.required_typeahead', message: 'is required' },
  string: /*i18n*/ { id: 'rule.string', message: '{field}: text is needed here.' },
  type: /*i18n*/ { id: 'rule.type', message: '{field}: this doesn’t have the form that is needed here.' },
  numeric: /*i18n*/ { id: 'rule.numeric', message: 'Please enter a number.' },
  integer: /*i18n*/ { id: 'rule.integer', message: 'Please enter a whole number.' },
  alpha_num: /*i18n*/ { id: 'rule.alpha_num', message: '{field}: please use only letters from A to Z and digits.' },
  length: /*i18n*/ { id: 'rule.length', message: '{field}: exactly {length} characters are needed.' },
  min: /*i18n*/ { id: 'rule.min', message: '{field}: at least {min} characters are needed.' },
  max: /*i18n*/ { id: 'rule.max', message: '{field}: there is room for {max} characters. Please shorten it.' },
  min_value: /*i18n*/ { id: 'rule.min_value', message: 'Please enter {min} or more.' },
  max_value: /*i18n*/ { id: 'rule.max_value', message: 'Please enter {max} or less.' },
  min_items: /*i18n*/ { id: 'rule.min_items', message: 'Please choose at least {min}.' },
  max_items: /*i18n*/ { id: 'rule.max_items', message: 'Please choose at most {max}.' },
  regex: /*i18n*/ { id: 'rule.regex', message: '{field}: this doesn’t have the form that is needed here.' },
  mimes: /*i18n*/ { id: 'rule.mimes', message: 'Files of this type can’t be used here.' },
  size: /*i18n*/ { id: 'rule.size', message: 'This file is too large.' },
  image: /*i18n*/ { id: 'rule.image', message: 'This file can’t be read as a picture. Please choose another one.' },
  still_picture: /*i18n*/ { id: 'rule.still_picture', message: 'A picture that moves can’t be used here.' },
  picture_small: /*i18n*/ {
    id: 'rule.picture_small',
    message: 'This picture is too small. Its longer side needs {min} pixels at least.',
  },
  picture_large: /*i18n*/ {
    id: 'rule.picture_large',
    message: 'This picture has too many pixels: {max} million at most.',
  },
  color_contrast: /*i18n*/ {
    id: 'rule.color_contrast',
    message: 'Neither light nor dark text can be read on this colour. A darker or a lighter one works.',
  },
  default_published: /*i18n*/ {
    id: 'rule.default_published',
    message: 'Only what is published can be the default.',
  },
  code_used: /*i18n*/ {
    id: 'rule.code_used',
    message: 'Somebody has come by this code already, so it stays what it is.',
  },
  profiles_full: /*i18n*/ {
    id: 'rule.profiles_full',
    message: 'There are {max} profiles already. Archiving one makes room.',
  },
  templates_full: /*i18n*/ {
    id: 'rule.templates_full',
    message: 'There are {max} templates already. Archiving one makes room.',
  },
  template_last: /*i18n*/ {
    id: 'rule.template_last',
    message: 'No other one is published for this purpose. Please publish another one first.',
  },
  email: /*i18n*/ {
    id: 'rule.email',
    message: 'There is a slip in this e-mail address. It looks like name@example.org.',
  },
  email_incomplete: /*i18n*/ { id: 'rule.email_incomplete', message: 'This e-mail address isn’t complete.' },
  email_same: /*i18n*/ { id: 'rule.email_same', message: 'This is the address of this account already.' },
  confirmed: /*i18n*/ { id: 'rule.confirmed', message: 'The two passwords are different.' },
  url: /*i18n*/ { id: 'rule.url', message: 'must be a valid URL' },
  no_address: /*i18n*/ {
    id: 'rule.no_address',
    message: 'Please write this without web and e-mail addresses, and with a space after each full stop.',
  },
  color: /*i18n*/ { id: 'rule.color', message: 'Please enter a colour code such as #ff2d21.' },
  phonenumber: /*i18n*/ {
    id: 'rule.phonenumber',
    message: 'This phone number can’t be called. It needs the area code, as in 0221 9901234.',
  },
  invitation_link: /*i18n*/ {
    id: 'rule.invitation_link',
    message: 'This is no invitation link. It is in the invitation’s e-mail, best copied whole.',
  },
  age: /*i18n*/ { id: 'rule.age', message: '{field} must be older than {minAge} years.' },
  time_interval_after: /*i18n*/ { id: 'rule.time_interval_after', message: 'must be after {start}' },
  time_interval_before: /*i18n*/ { id: 'rule.time_interval_before', message: 'must be before {end}' },
  hour_left_out: /*i18n*/ {
    id: 'rule.hour_left_out',
    message: 'Clocks go forward in this night, and no clock shows this hour. Please choose another one.',
  },
  time_interval_max: /*i18n*/ {
    id: 'rule.time_interval_max',
    message: 'The period must be shorter than {maxHours} hours.',
  },
  password_min: /*i18n*/ { id: 'rule.password_min', message: 'The password needs at least 12 characters.' },
  password_max: /*i18n*/ { id: 'rule.password_max', message: 'The password may have at most 128 characters.' },
  password_upper: /*i18n*/ { id: 'rule.password_upper', message: 'The password still needs an uppercase letter.' },
  password_lower: /*i18n*/ { id: 'rule.password_lower', message: 'The password still needs a lowercase letter.' },
  password_digit: /*i18n*/ { id: 'rule.password_digit', message: 'The password still needs a digit.' },
  password_common: /*i18n*/ {
    id: 'rule.password_common',
    message: 'Many people use this password, so it is easy to guess. Please choose another one.',
  },
  password_wrong: /*i18n*/ { id: 'rule.password_wrong', message: 'This isn’t the password in use now.' },
  credentials: /*i18n*/ { id: 'rule.credentials', message: 'The e-mail address or the password is wrong.' },
  characters: /*i18n*/ { id: 'rule.characters', message: '{field}: there is a character in it that can’t be stored.' },
  single_line: /*i18n*/ { id: 'rule.single_line', message: '{field}: please write it in a single line.' },
  date: /*i18n*/ { id: 'rule.date', message: 'There is no such day. Please check day and month.' },
  date_incomplete: /*i18n*/ {
    id: 'rule.date_incomplete',
    message: 'Please enter day, month and all four digits of the year.',
  },
  period: /*i18n*/ { id: 'rule.period', message: 'Please choose the first day first, and a year at most.' },
  date_past: /*i18n*/ { id: 'rule.date_past', message: 'This day is still to come. Please check the year.' },
  date_future: /*i18n*/ { id: 'rule.date_future', message: 'This day has passed. Please choose a later one.' },
  month_near: /*i18n*/ { id: 'rule.month_near', message: 'Please choose a month within the next two years.' },
  year: /*i18n*/ { id: 'rule.year', message: 'Please check the year.' },
  token: /*i18n*/ { id: 'rule.token', message: 'This link isn’t complete.' },
  id: /*i18n*/ { id: 'rule.id', message: '{field}: that doesn’t exist here.' },
  choice: /*i18n*/ { id: 'rule.choice', message: 'Please choose one of the options.' },
  unknown: /*i18n*/ { id: 'rule.unknown', message: '{field}: that doesn’t exist here.' },
  taken: /*i18n*/ { id: 'rule.taken', message: '{field}: this is already taken.' },
  slug: /*i18n*/ {
    id: 'rule.slug',
    message: 'Letters from a to z, digits and hyphens work here, with no hyphen at either end.',
  },
  slug_reserved: /*i18n*/ {
    id: 'rule.slug_reserved',
    message: 'This name belongs to the operator or to e-mail servers. Please choose another one.',
  },
  timezone: /*i18n*/ {
    id: 'rule.timezone',
    message: 'This time zone isn’t known. It looks like Europe/Berlin.',
  },
  shorten_only: /*i18n*/ {
    id: 'rule.shorten_only',
    message: 'People were told that it is {max} at most. It may become shorter, not longer.',
  },
  logo: /*i18n*/ {
    id: 'rule.logo',
    message:
      'This isn’t a logo that works here: a PNG that doesn’t move, 48 to 600 pixels high and 1200 wide at most, no more than 8 times as wide as high and 2 times as high as wide.',
  },
  unknown_field: /*i18n*/ { id: 'rule.unknown_field', message: '{field}: nothing of this name is asked here.' },
  registration_code: /*i18n*/ {
    id: 'rule.registration_code',
    message: 'The code has 8 letters and digits. Please compare it once more.',
  },
  registration_code_unknown: /*i18n*/ {
    id: 'rule.registration_code_unknown',
    message: 'There is no such code. Please compare it once more.',
  },
  registration_code_deactivated: /*i18n*/ {
    id: 'rule.registration_code_deactivated',
    message: 'This code can’t be used at the moment.',
  },
  registration_code_early: /*i18n*/ { id: 'rule.registration_code_early', message: 'This code isn’t valid yet.' },
  registration_code_ended: /*i18n*/ { id: 'rule.registration_code_ended', message: 'The time of this code is over.' },
  registration_code_used_up: /*i18n*/ {
    id: 'rule.registration_code_used_up',
    message: 'This code has been used already.',
  },
  invited_email: /*i18n*/ {
    id: 'rule.invited_email',
    message: 'The invitation went to another address. Please use that one.',
  },
  code_wrong: /*i18n*/ { id: 'rule.code_wrong', message: 'This code is wrong.' },
  verification_code: /*i18n*/ { id: 'rule.verification_code', message: 'The code has 6 digits.' },
  postcode: /*i18n*/ { id: 'rule.postcode', message: 'This postcode isn’t complete.' },
  german_postcode: /*i18n*/ { id: 'rule.german_postcode', message: 'A German postcode has five digits.' },
  city_of_postcode: /*i18n*/ {
    id: 'rule.city_of_postcode',
    message: '{field} doesn’t go with this postcode: {place}?',
  },
  consented: /*i18n*/ { id: 'rule.consented', message: 'Without their consent no e-mail may go out.' },
  custody: /*i18n*/ { id: 'rule.custody', message: 'Without this declaration we can’t take a yes.' },
  hash: /*i18n*/ { id: 'rule.hash', message: 'The text has changed since. Please reload the page and read it again.' },
  wrong_person: /*i18n*/ {
    id: 'rule.wrong_person',
    message: 'The person at this address says they are not your guardian. Please enter another address.',
  },
  guardian_named: /*i18n*/ {
    id: 'rule.guardian_named',
    message:
      'A parent or guardian has been named, so an earlier date can’t be entered here any more. If it is right all the same, {support} helps.',
  },
  house_number: /*i18n*/ { id: 'rule.house_number', message: 'Please enter a house number' },
  own_email: /*i18n*/ {
    id: 'rule.own_email',
    message: 'This is your own address. Please enter your parent’s or guardian’s.',
  },
  letter_reference: /*i18n*/ {
    id: 'rule.letter_reference',
    message: 'This is not the number of this letter.',
  },
  letter_signed: /*i18n*/ {
    id: 'rule.letter_signed',
    message: 'It can only be signed from the day the letter was made until today.',
  },
  has_agreed: /*i18n*/ {
    id: 'rule.has_agreed',
    message: 'Whoever this address belongs to has agreed already.',
  },
  criteria_needed: /*i18n*/ {
    id: 'rule.criteria_needed',
    message: 'At least one filter is needed, such as an occupation or a place.',
  },
  criteria_wide: /*i18n*/ {
    id: 'rule.criteria_wide',
    message: 'More than {max, number} people match. Please narrow the search, for example by occupation or distance.',
  },
  alerts_full: /*i18n*/ {
    id: 'rule.alerts_full',
    message: 'There are {max} alerts already. Archiving one makes room.',
  },
  alert_same: /*i18n*/ {
    id: 'rule.alert_same',
    message: 'You have this alert already: “{name}”.',
  },
  placeholder_unknown: /*i18n*/ {
    id: 'rule.placeholder_unknown',
    message: '{field}: there is no placeholder {name}.',
  },
  placeholder_here: /*i18n*/ {
    id: 'rule.placeholder_here',
    message: '{field}: {name} can’t be filled in here.',
  },
  placeholder_required: /*i18n*/ {
    id: 'rule.placeholder_required',
    message: '{field}: the placeholder {name} is missing.',
  },
  nothing_left: /*i18n*/ {
    id: 'rule.nothing_left',
    message:
      '{field}: the placeholders here aren’t always known, and nothing would be left. Please add another sentence.',
  },
  link_left_out: /*i18n*/ {
    id: 'rule.link_left_out',
    message:
      '{field}: {name} is in the sentence with the distance, which is left out where it isn’t known. Please give it a sentence of its own.',
  },
} as const satisfies Record<string, Message>;

export type RuleKey = keyof typeof ruleMessages;

/** Sentences of the specification, which follow the label of their field. */
export const afterLabel: ReadonlySet<RuleKey> = new Set([
  'required_typeahead',
  'url',
  'time_interval_after',
  'time_interval_before',
]);
