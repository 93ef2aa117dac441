import { later, type Line } from './line.ts';

/** Section 5: validation rules. */
export const section5: readonly Line[] = [
  { id: 'S5-01', says: 'age: at least minAge years (‘{field} muss älter sein als {minAge} Jahre.’)' },
  { id: 'S5-02', says: 'time_interval_after: value after the start field (‘muss nach {start} sein’)' },
  { id: 'S5-03', says: 'time_interval_before: value before the end field (‘muss vor {end} sein’)', open: later.unused },
  { id: 'S5-04', says: 'time_interval_max: span to the other field at most maxHours', open: later.unused },
  { id: 'S5-05', says: 'url: http or https (‘muss eine gültige URL sein’)', open: later.profiles },
  {
    id: 'S5-06',
    says: 'password: at least one uppercase letter, one lowercase letter and one digit; hints also state a minimum length',
  },
  { id: 'S5-07', says: 'required_typeahead: an object with id or label (‘ist ein Pflichtfeld’)' },
  { id: 'S5-08', says: 'color: hex code such as #ff2d21' },
  { id: 'S5-09', says: 'phonenumber: valid phone number' },
  { id: 'S5-10', says: 'invitation_link: must parse as a valid invitation link' },
  {
    id: 'S5-11',
    says: 'Standard rules: required, email, confirmed, alpha_num, length, min, max, min_value, max_value, mimes, regex, size, image, integer, numeric, string, nullable.',
    open: {
      de: 'Die Sätze stehen bereit und werden geprüft, wo ein Formular sie braucht; alpha_num und image braucht noch keines.',
      en: 'The sentences are ready, and tested where a form needs them; alpha_num and image are needed by none yet.',
    },
  },
  {
    id: 'S5-12',
    says: 'Applicant profile: date_of_birth required with minimum age 16; graduation_type_id required; occupation_id required …',
  },
  { id: 'S5-13', says: '… (selector disabled if the applicant already had an occupation).' },
  { id: 'S5-14', says: 'Phone step: meta.phonenumber required.' },
  { id: 'S5-15', says: 'Address: line_1, postcode, city, country required; line_2 optional.' },
  { id: 'S5-16', says: 'If address autocomplete finds no street number, ‘Please enter a house number’ shows.' },
  { id: 'S5-17', says: 'Employee about-you: meta.position and meta.phonenumber required. Usage type required.' },
  { id: 'S5-18', says: 'Fields show only the first error; …' },
  { id: 'S5-19', says: '… required fields carry an asterisk.' },
  { id: 'S5-20', says: 'Server validation errors are mapped onto fields.' },
];
