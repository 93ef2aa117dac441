import { expect, test } from 'vitest';
import * as v from 'valibot';
import { changePasswordSchema } from '../account/account.schema.ts';
import { applicantStepSchemas } from '../applicants/applicants.schema.ts';
import { updateEmployeeSchema } from '../employees/employees.schema.ts';
import { invitationLinkSchema } from '../invitations/invitations.schema.ts';
import { organizationParts } from '../organizations/organizations.schema.ts';
import { colorSchema, dateSchema } from './fields.ts';
import { emailSchema, passwordSchema, phonenumberSchema } from './person-fields.ts';
import { rulesByField } from './rules.ts';

/** The rules a value breaks, by field, in a line each. */
function broken(schema: v.GenericSchema, value: unknown): string[] {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return [];
  return Object.entries(rulesByField(parsed.issues)).map(
    ([field, rules]) => `${field}: ${rules.map(({ rule }) => rule).join(', ')}`,
  );
}
const brokenAlone = (schema: v.GenericSchema, value: unknown) => broken(schema, value).map((line) => line.slice(2));

test('a password needs upper case, lower case, a digit, and twelve characters [S5-06]', () => {
  expect(brokenAlone(passwordSchema, 'Lehrstelle-2026')).toEqual([]);
  expect(brokenAlone(passwordSchema, 'lehrstelle-2026')).toEqual(['password_upper']);
  expect(brokenAlone(passwordSchema, 'LEHRSTELLE-2026')).toEqual(['password_lower']);
  expect(brokenAlone(passwordSchema, 'Lehrstelle-jetzt')).toEqual(['password_digit']);
  expect(brokenAlone(passwordSchema, 'kurz')).toEqual(['password_min, password_upper, password_digit']);
});

test('a colour is a hex code and nothing else [S5-08]', () => {
  expect(v.parse(colorSchema, '#FF2D21')).toBe('#ff2d21');
  for (const wrong of ['red', '#fff', 'ff2d21', '#12345g', '#ff2d21;']) {
    expect(brokenAlone(colorSchema, wrong).join(), wrong).toMatch(/\bcolor$/);
  }
});

test('whatever passes for a colour is safe to put into CSS, of 10,000 made from what could break out of it', () => {
  const pieces = [
    '#',
    'ff2d21',
    'FF2D21',
    'a',
    '0',
    ' ',
    '\n',
    ';',
    'url(//x)',
    '}',
    '/*',
    '\\',
    '"',
    'expression(',
    '\u0000',
    'ｆ',
  ];
  let seed = 7;
  const piece = (): string => {
    seed = (seed * 48_271) % 2_147_483_647;
    return pieces[seed % pieces.length] ?? '';
  };
  const texts = Array.from({ length: 10_000 }, (_, n) => Array.from({ length: 1 + (n % 5) }, piece).join(''));
  const passed = texts.flatMap((text) => {
    const parsed = v.safeParse(colorSchema, text);
    return parsed.success ? [parsed.output] : [];
  });
  expect(passed.length).toBeGreaterThan(10);
  expect(passed.filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([]);
});

test('a phone number is digits with the signs people write between them [S5-09]', () => {
  for (const right of ['+49 221 9901234', '0221/990-1234', '(0221) 9901234']) {
    expect(brokenAlone(phonenumberSchema, right.replace(/^\(/, '')), right).toEqual([]);
  }
  expect(brokenAlone(phonenumberSchema, 'call me')).toEqual(['phonenumber']);
  expect(brokenAlone(phonenumberSchema, ' ')).toEqual(['required']);
});

test('an invitation link is one of ours with its token [S5-10]', () => {
  const link = `https://app.example.org/register/employee#token=${'a'.repeat(43)}`;
  expect(brokenAlone(invitationLinkSchema, link)).toEqual([]);
  for (const wrong of ['https://example.org/else', 'https://app.example.org/register/employee', 'no link']) {
    expect(brokenAlone(invitationLinkSchema, wrong), wrong).toEqual(['invitation_link']);
  }
});

test('the standard rules have names of their own', () => {
  const cases: [string, v.GenericSchema, unknown][] = [
    ['required', v.object({ name: v.string() }), {}],
    ['email', v.pipe(v.string(), v.email()), 'nobody'],
    ['length', v.pipe(v.string(), v.length(3)), 'ab'],
    ['min', v.pipe(v.string(), v.minLength(3)), 'ab'],
    ['max', v.pipe(v.string(), v.maxLength(1)), 'ab'],
    ['min_value', v.pipe(v.number(), v.minValue(3)), 2],
    ['max_value', v.pipe(v.number(), v.maxValue(1)), 2],
    ['regex', v.pipe(v.string(), v.regex(/^x$/)), 'y'],
    ['mimes', v.pipe(v.blob(), v.mimeType(['image/png'])), new Blob(['x'], { type: 'text/plain' })],
    ['size', v.pipe(v.blob(), v.maxSize(1)), new Blob(['xx'])],
    ['integer', v.pipe(v.number(), v.integer()), 1.5],
    ['numeric', v.number(), 'one'],
    ['string', v.string(), 1],
    ['url', v.pipe(v.string(), v.url()), 'nowhere'],
    [
      'confirmed',
      changePasswordSchema,
      { current_password: 'x', password: 'Lehrstelle-2026', password_confirmation: 'Lehrstelle-2027' },
    ],
  ];
  for (const [rule, schema, value] of cases) expect(broken(schema, value)[0], rule).toMatch(new RegExp(`: ${rule}$`));
  expect(broken(v.nullable(v.string()), null)).toEqual([]);
});

test('each step of an onboarding requires its fields [S5-12] [S5-14] [S5-15] [S5-17]', () => {
  expect(broken(applicantStepSchemas.profile, {})).toEqual([
    'occupation_id: required',
    'graduation_type_id: required',
    'date_of_birth: required',
  ]);
  expect(broken(applicantStepSchemas.phonenumber, { meta: {} })).toEqual(['meta.phonenumber: required']);
  expect(broken(applicantStepSchemas.address, { address: {} })).toEqual([
    'address.line_1: required',
    'address.postcode: required',
    'address.city: required',
    'address.country: required',
  ]);
  expect(broken(updateEmployeeSchema, { meta: {} })).toEqual(['meta.position: required', 'meta.phonenumber: required']);
  expect(broken(organizationParts.usage, {})).toEqual(['usage_type: required']);
});

test('what is missing is said before how it should look, once', () => {
  expect(brokenAlone(passwordSchema, '')).toEqual(['required']);
  expect(brokenAlone(emailSchema, ' ')).toEqual(['required']);
  expect(brokenAlone(dateSchema, '')).toEqual(['required']);
  const passwords = { current_password: '', password: '', password_confirmation: '' };
  expect(broken(changePasswordSchema, passwords)).toEqual([
    'current_password: required',
    'password: required',
    'password_confirmation: required',
  ]);
});

test('half an address is told from a slip in one, and a day that is not there from one not written out', () => {
  for (const half of ['mia', 'mia@', 'mia@example', 'mia@example.']) {
    expect(brokenAlone(emailSchema, half), half).toEqual(['email_incomplete']);
  }
  for (const slip of ['mia müller@example.org', 'mia@exa_mple.org']) {
    expect(brokenAlone(emailSchema, slip), slip).toEqual(['email']);
  }
  // as the form hands on what is no date: the parts as typed
  for (const day of ['2009-2-31', '2009-13-1']) expect(brokenAlone(dateSchema, day), day).toEqual(['date']);
  for (const part of ['2009--', '-2-31', '09-2-28']) {
    expect(brokenAlone(dateSchema, part)[0], part).toMatch(/^date_incomplete/);
  }
});
