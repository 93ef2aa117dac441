import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { templatePurposes } from '../../../contract/email-templates/email-templates.search.ts';
import type { EmailTemplate } from '../../../contract/email-templates/email-templates.schema.ts';
import { meOf } from '../../../machines/session/session.fixtures.ts';
import { aTemplate } from '../../../tests/support/a-template.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { NewRecord } from '../../kit/fields/new-record.tsx';
import { StoredRecord } from '../../kit/fields/stored-record.tsx';
import { Preview } from './preview.tsx';
import { beginningOf, templateForm } from './template-form.tsx';
import { templatePage } from './template-words.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const both = (text: string) => ({ de: text, en: text });
const ofAssociation = (purpose: EmailTemplate['purpose']): EmailTemplate => ({
  ...aTemplate,
  organization_id: null,
  purpose,
  subject: both(`About ${purpose}`),
  body: both(`As the association says it: ${purpose}`),
});
const offers = { beginnings: [ofAssociation('ping'), ofAssociation('invitation')], profiles: [] };

const showForm = (record = aTemplate) =>
  showMember(
    <StoredRecord
      of={templateForm}
      record={record}
      offers={offers}
      renderPreview={(held) => <Preview values={held} profiles={[]} id={record.id} />}
    />,
  );
const textIn = (language: 'German' | 'English') => {
  const [, text] = screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: `In ${language}` });
  if (!text) throw new Error('there is a subject and a text in each language');
  return text;
};
const letter = () => screen.getByRole('article');

test('a chip puts its placeholder where one was typing, and the letter says it', async () => {
  const { user } = await showForm();
  const text = textIn('English');
  await user.clear(text);
  await user.type(text, 'We are at most ');
  await user.click(screen.getByRole('button', { name: 'Distance in km' }));
  expect([text.value, document.activeElement]).toEqual(['We are at most {distance_km}', text]);
  await user.type(text, ' km away.');
  expect(within(letter()).getByText('We are at most 25 km away.')).toBeDefined();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Example' }), 'The shortest');
  expect(within(letter()).queryByText(/at most/)).toBeNull();
});

test('one that is begun is completed by Enter, in the subject too', async () => {
  const { user } = await showForm();
  const [subject] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'In English' });
  if (!subject) throw new Error('there is a subject');
  await user.clear(subject);
  await user.type(subject, 'From {{organ');
  expect(screen.getByText('Enter completes: Your company')).toBeDefined();
  await user.keyboard('{Enter}');
  expect(subject.value).toBe('From {organization.name}');
});

test('a subject has its placeholders at hand before a brace is typed', async () => {
  const { user } = await showForm();
  const [subject] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'In English' });
  if (!subject) throw new Error('there is a subject');
  await user.clear(subject);
  await user.type(subject, 'From ');
  await user.click(screen.getByRole('button', { name: 'Placeholders' }));
  const [ofSubject] = screen.getAllByRole('list', { name: 'Placeholders' });
  await user.click(within(ofSubject as HTMLElement).getByRole('button', { name: 'Your company' }));
  expect(subject.value).toBe('From {organization.name}');
});

test('placeholders stay where they are, whatever is typed', async () => {
  const { user } = await showForm();
  const names = () =>
    within(screen.getByRole('list', { name: 'Placeholders' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const all = names();
  await user.type(textIn('English'), ' {{nothing');
  expect(names()).toEqual(all);
});

test('the button speaks the language of the letter', async () => {
  const { user } = await showForm();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'German');
  expect(within(letter()).getByText(/antworten$/)).toBeDefined();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'English');
  expect(within(letter()).getByText(/^Answer/)).toBeDefined();
});

test('what cannot be filled in stands out in the letter; what can does not', async () => {
  const { user } = await showForm();
  await user.type(textIn('English'), ' {{Vorname} {{invitation_link} {{employee.email}');
  const marks = [...letter().querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['{Vorname}', '{invitation_link}']);
});

test('what is refused by name is said at the text in its language', async () => {
  const sentence = 'The text in German: there is no placeholder {Vorname}.';
  answering([422, { message: '', code: 'validation', meta: { errors: { 'body.de': [sentence] } } }]);
  const { user } = await showForm();
  await user.type(textIn('German'), ' {{Vorname}');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await expect.poll(() => textIn('German').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(sentence)).not.toEqual([]);
});

test('answers are asked for where somebody may read them', async () => {
  const requests = answering([200, { data: { ...aTemplate, purpose: 'invitation', version: 4 } }]);
  const { user } = await showForm({ ...aTemplate, body: both('Hi'), subject: both('Hi') });
  expect(screen.queryByRole('textbox', { name: 'Answers go to' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Invitation to colleagues' }));
  await user.type(screen.getByRole('textbox', { name: 'Answers go to' }), 'office@example.org');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  expect(await requests[0]?.json()).toMatchObject({ purpose: 'invitation', reply_to: 'office@example.org' });
});

test('every purpose is offered', async () => {
  await showForm();
  const offered = screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
  expect(offered).toEqual(templatePurposes);
});

test('a new one begins with the association’s words for its purpose, until somebody has changed them', async () => {
  const { user } = await showMember(
    <NewRecord
      of={templateForm}
      offers={offers}
      begin={beginningOf(offers, 'ping')}
      button="Save"
      done="Saved"
      page={templatePage}
    />,
  );
  expect(textIn('English').value).toBe('As the association says it: ping');
  await user.click(screen.getByRole('radio', { name: 'Invitation to colleagues' }));
  expect(textIn('English').value).toBe('As the association says it: invitation');
  await user.type(textIn('English'), '!');
  await user.click(screen.getByRole('radio', { name: 'Message to applicants' }));
  expect(textIn('English').value).toBe('As the association says it: invitation!');
});

test('staff read a company’s template signed by somebody of it, who is invented, and not by themselves', async () => {
  const body = both('{employee.fullname}, {organization.name}');
  const company = { id: 'o1', status: 'active', name: 'Nordwerk' };
  const clerk = meOf('tenant_member');
  const me = { ...clerk, user: { ...clerk.user, firstname: 'Renate', lastname: 'Ostermann' } };
  await showMember(<Preview values={{ ...aTemplate, body }} />, me, '/organizations/o1', company);
  expect(within(letter()).getByText('Kim Muster, Nordwerk')).toBeDefined();
});
