import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ErrorBody } from '../../contract/kit/errors.ts';
import { proposeAppointment } from '../../contract/pings/appointments.endpoints.ts';
import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import type { ApiClient } from '../support/api-client.ts';
import { company, made, store } from '../support/profiles.ts';
import { aCode, openCode } from '../support/registration.ts';
import { createWorld, type World } from '../support/world.ts';
import { saidYes } from '../support/yes.ts';

/** Each rule of the specification, broken in a form that has it: the code, the field, and the sentence in both languages. */
let world: World;
let employee: ApiClient;
let applicant: ApiClient;
let own: string;
beforeAll(async () => {
  world = await createWorld();
  employee = (await company(world)).browser;
  const person = await world.person({ type: 'applicant' });
  applicant = await world.login(person);
  own = person.applicant_id ?? '';
});
afterAll(() => world.close());

type Send = 'POST' | 'PATCH';
interface Broken {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly (readonly [field: string, sentence: string | undefined])[];
}
async function broken(by: ApiClient, method: Send | 'GET', path: string, body?: object): Promise<readonly Broken[]> {
  const answers: Broken[] = [];
  for (const locale of ['de', 'en'] as const) {
    by.cookies.set('i18n_redirected', locale);
    // oxlint-disable-next-line no-await-in-loop -- one reader, who changes the language between
    const { status, body: answer } = await by.send(method, `/api${path}`, { ...(body && { body }) });
    const { code, meta } = answer as ErrorBody;
    answers.push({
      status,
      code,
      errors: Object.entries(meta?.errors ?? {}).map(([field, [first]]) => [field, first]),
    });
  }
  return answers;
}
const refused = (field: string, de: string, en: string) =>
  [de, en].map((sentence) => ({ status: 422, code: 'validation', errors: [[field, sentence]] }));

const code = (changes: object) => [`/v1/registration-codes`, { ...openCode, occupation_ids: [], ...changes }] as const;
const profile = (changes: object) => ['/v1/profiles', { name: 'Ausbildung', ...changes }] as const;
const template = (text: string) =>
  [
    '/v1/email-templates',
    { name: 'Neu', purpose: 'ping', subject: { de: '', en: '' }, body: { de: text, en: '' } },
  ] as const;

test.each<[string, readonly [path: string, body: object], string, string, string]>([
  ['required', profile({ name: ' ' }), 'name', 'Bitte einen Namen eintragen.', 'Please enter a name.'],
  ['string', profile({ name: 5 }), 'name', 'Name: Hier wird Text gebraucht.', 'Name: text is needed here.'],
  [
    'max',
    profile({ name: 'x'.repeat(500) }),
    'name',
    'Name: Platz ist für 120 Zeichen. Bitte kürzen.',
    'Name: there is room for 120 characters. Please shorten it.',
  ],
  [
    'url',
    profile({ website: 'ftp://sonntag.example' }),
    'website',
    'Website muss eine gültige URL sein',
    'Website must be a valid URL',
  ],
  [
    'url',
    profile({ website: 'sonntag' }),
    'website',
    'Website muss eine gültige URL sein',
    'Website must be a valid URL',
  ],
  [
    'color',
    profile({ color: 'red' }),
    'color',
    'Bitte einen Farbcode wie #ff2d21 eintragen.',
    'Please enter a colour code such as #ff2d21.',
  ],
  ['numeric', profile({ people: 'viele' }), 'people', 'Bitte eine Zahl eintragen.', 'Please enter a number.'],
  ['numeric', code({ max_uses: 'viele' }), 'max_uses', 'Bitte eine Zahl eintragen.', 'Please enter a number.'],
  ['integer', code({ max_uses: 1.5 }), 'max_uses', 'Bitte eine ganze Zahl eintragen.', 'Please enter a whole number.'],
  ['min_value', code({ max_uses: 0 }), 'max_uses', 'Bitte 1 oder mehr eintragen.', 'Please enter 1 or more.'],
  [
    'max_value',
    code({ max_uses: 10_001 }),
    'max_uses',
    'Bitte 10000 oder weniger eintragen.',
    'Please enter 10000 or less.',
  ],
  [
    'time_interval_after',
    code({ valid_from: '2026-12-02', valid_until: '2026-12-01' }),
    'valid_until',
    'Letzter Tag muss nach 02.12.2026 sein',
    'Last day must be after 2 Dec 2026',
  ],
  [
    'a day that is none',
    code({ valid_until: '2026-02-30' }),
    'valid_until',
    'Diesen Tag gibt es nicht. Bitte Tag und Monat prüfen.',
    'There is no such day. Please check day and month.',
  ],
  [
    'email',
    ['/v1/invitations', { firstname: 'Ada', lastname: 'Berg', email: 'ada müller@example.org', locale: 'de' }],
    'email',
    'In dieser E-Mail-Adresse steckt ein Fehler. Sie sieht aus wie name@beispiel.de.',
    'There is a slip in this e-mail address. It looks like name@example.org.',
  ],
  [
    'required_typeahead of a place',
    ['/v1/alerts', { name: 'Neu', interval: 'daily', criteria: { centre: '' } }],
    'criteria.centre',
    'PLZ oder Ort ist ein Pflichtfeld',
    'Postcode or place is required',
  ],
  [
    'placeholder_unknown',
    template('{Vorname}'),
    'body.de',
    'Der Text auf Deutsch: Den Platzhalter {Vorname} gibt es nicht.',
    'The text in German: there is no placeholder {Vorname}.',
  ],
  [
    'placeholder_here',
    template('{invitation_link}'),
    'body.de',
    'Der Text auf Deutsch: {invitation_link} lässt sich hier nicht ausfüllen.',
    'The text in German: {invitation_link} can’t be filled in here.',
  ],
])(
  '%s, as a company meets it [S5-02] [S5-05] [S5-07] [S5-08] [S5-11] [S5-21]',
  async (_, [path, body], field, de, en) => {
    expect(await broken(employee, 'POST', path, body)).toEqual(refused(field, de, en));
  },
);

test.each<[string, Send, string, object, string, string, string]>([
  [
    'required_typeahead of an occupation',
    'PATCH',
    '/v1/applicants/{own}',
    { occupation_id: '' },
    'occupation_id',
    'Beruf ist ein Pflichtfeld',
    'Occupation is required',
  ],
  [
    'phonenumber',
    'PATCH',
    '/v1/applicants/{own}',
    { meta: { phonenumber: 'ruf an' } },
    'meta.phonenumber',
    'Diese Telefonnummer kann man nicht anrufen. Sie braucht die Vorwahl, wie in 0221 9901234.',
    'This phone number can’t be called. It needs the area code, as in 0221 9901234.',
  ],
  [
    'alpha_num',
    'POST',
    '/v1/registration-codes/lookup',
    { code: 'ÄBCD2345' },
    'code',
    'Code: Bitte nur Buchstaben von A bis Z und Ziffern verwenden.',
    'Code: please use only letters from A to Z and digits.',
  ],
  [
    'length',
    'POST',
    '/v1/registration-codes/lookup',
    { code: 'ABCD-234' },
    'code',
    'Code: Es müssen genau 8 Zeichen sein.',
    'Code: exactly 8 characters are needed.',
  ],
  [
    'confirmed',
    'POST',
    '/auth/password/change',
    { current_password: 'Lehrstelle-2026', password: 'Lehrstelle-2027', password_confirmation: 'Lehrstelle-2028' },
    'password_confirmation',
    'Die beiden Passwörter sind verschieden.',
    'The two passwords are different.',
  ],
])('%s, as an applicant meets it [S5-07] [S5-09] [S5-11]', async (_, method, path, body, field, de, en) => {
  expect(await broken(applicant, method, path.replace('{own}', own), body)).toEqual(refused(field, de, en));
});

test('image, mimes: a picture that is none, at the field of the form', async () => {
  const by = await company(world);
  const { id } = await made(by);
  const refusal = async (file: Blob) => {
    const { status, error } = await store(by, { id }, 'logo', file);
    return [status, error.meta?.errors];
  };
  const png = { type: 'image/png' };
  expect(await refusal(new Blob(['GIF89a'], png))).toEqual([422, { logo: ['Files of this type can’t be used here.'] }]);
  const signature = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
  const words = 'This file can’t be read as a picture. Please choose another one.';
  expect(await refusal(new Blob([signature], png))).toEqual([422, { logo: [words] }]);
});

test('time_interval_before: a first day after the last one that stands, said at the day that was changed [S5-03]', async () => {
  const { code: stored, employee: by } = await aCode(world, { valid_until: '2026-12-01' });
  const change = (body: object) =>
    by.call(registrationCodes.update, { params: { id: stored.id }, body }, { version: stored.version });
  expect((await change({ valid_from: '2026-12-02' })).error.meta?.errors).toEqual({
    valid_from: ['First day must be before 1 Dec 2026'],
  });
  const both = await change({ valid_from: '2026-12-02', valid_until: '2026-12-01' });
  expect(Object.keys(both.error.meta?.errors ?? {})).toEqual(['valid_until']);
});

test('nullable: a last day that is emptied is no end', async () => {
  const { code: stored, employee: by } = await aCode(world, { valid_until: '2026-12-01', max_uses: 3 });
  const body = { valid_until: null, max_uses: null };
  const params = { id: stored.id };
  expect((await by.call(registrationCodes.update, { params, body }, { version: 1 })).body.data).toMatchObject(body);
  const name = { name: null } as never;
  expect((await by.call(registrationCodes.update, { params, body: name }, { version: 2 })).error.meta?.errors).toEqual({
    name: ['Please enter a name.'],
  });
});

test('time_interval_max: an appointment may last eight hours, by the clock that counts, not by the one on the wall [S5-04]', async () => {
  const yes = await saidYes(world);
  const propose = (starts_at: string, ends_at: string, key: string) => {
    const body = { starts_at, ends_at, place: null };
    return yes.browser.call(proposeAppointment, { params: { id: yes.id }, body }, { key: `interval-${key}-xxxxxxxx` });
  };
  // the night in which clocks go forward: 23 to 8 o'clock is eight hours
  const within = await propose('2027-03-27T23:00:00+01:00', '2027-03-28T08:00:00+02:00', 'forward');
  expect(within.status).toBe(201);
  const beyond = await propose('2027-03-20T23:00:00+01:00', '2027-03-21T08:00:00+01:00', 'ordinary');
  expect(beyond.error.meta?.errors).toEqual({ ends_at: ['The period must be shorter than 8 hours.'] });
});
