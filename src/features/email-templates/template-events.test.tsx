import { screen, within } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { meOf } from '../../../machines/session/session.fixtures.ts';
import { aTemplate } from '../../../tests/support/a-template.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import type { FormHandle } from '../../kit/fields/record-fields.tsx';
import { StoredRecord } from '../../kit/fields/stored-record.tsx';
import { TemplateEvents } from './template-events.tsx';
import { templateForm } from './template-form.tsx';
import { TestMail } from './test-mail.tsx';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.unstubAllGlobals());

function Page({ template = aTemplate }) {
  const form = useRef<FormHandle>(null);
  const isDraft = template.status === 'draft';
  return (
    <>
      <TemplateEvents template={template} form={form} />
      {isDraft ? <StoredRecord of={templateForm} record={template} offers={offers} handle={form} /> : null}
    </>
  );
}
const offers = { beginnings: [], profiles: [] };

test('what a template lacks to be published is said at each text, in its language', async () => {
  const errors = { 'body.en': ['The link is missing.'], 'subject.de': ['Please write a subject.'] };
  answering([422, { message: '', code: 'validation', meta: { errors } }]);
  const { user } = await showMember(<Page />);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const refused = () =>
    screen.getAllByRole('textbox').flatMap((field) => (field.ariaInvalid === 'true' ? field.getAttribute('name') : []));
  await expect.poll(refused).toEqual(['subject.de', 'body.en']);
  const told = screen.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(told).toContain('Subject: Please write a subject. Text: The link is missing.');
});

test('one that is published is made the default by one press, as it was seen; the association’s has no button', async () => {
  const requests = answering([200, { data: aTemplate }]);
  const published = { ...aTemplate, status: 'published', events: ['edit', 'archive'] } as const;
  const { user, unmount } = await showMember(<Page template={{ ...published, events: [] }} />);
  await user.click(screen.getByRole('button', { name: 'Make it the default' }));
  await expect.poll(() => requests.length).toBe(1);
  expect([await requests[0]?.json(), requests[0]?.headers.get('if-match')]).toEqual([{ is_default: true }, '"3"']);
  unmount();
  await showMember(<Page template={{ ...published, organization_id: null, events: [] }} />);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('only what can be written with is called the default, and is not taken from others without a question; its form follows', async () => {
  const requests = answering([200, { data: aTemplate }]);
  const { unmount } = await showMember(<Page template={{ ...aTemplate, is_default: true }} />);
  expect(screen.queryByText('Default')).toBeNull();
  unmount();
  const published = { ...aTemplate, status: 'published', events: ['edit', 'archive'], is_default: true } as const;
  const { user, router } = await showMember(<Page template={{ ...published, events: ['edit', 'archive'] }} />);
  expect(screen.getByText('Default')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect(requests).toEqual([]);
  const question = within(await screen.findByRole('alertdialog', { name: 'Edit this template?' }));
  await user.click(question.getByRole('button', { name: 'Edit' }));
  await expect.poll(() => requests.length).toBe(1);
  await expect.poll(() => router.state.location.pathname).toBe(`/email-templates/${aTemplate.id}/edit`);
});

test.each([
  ['ping', 'Chosen already when somebody begins to write.'],
  ['invitation', 'Invitations are written with it.'],
] as const)('the default for a %s says what it is for', async (purpose, sentence) => {
  const template = { ...aTemplate, purpose, status: 'published' as const, is_default: true, events: [] };
  const { user } = await showMember(<Page template={template} />);
  await user.hover(screen.getByText('Default'));
  expect((await screen.findByRole('tooltip')).textContent).toBe(sentence);
});

test('what a saved template lacks to be tested is said with its text and language, once', async () => {
  const errors = { 'subject.en': ['Please fill in.'], 'body.de': ['The text in German: the link is missing.'] };
  answering([422, { message: '', code: 'validation', meta: { errors } }]);
  const { user, told } = await showMember(<TestMail id={aTemplate.id} locale="de" sample="full" />);
  await user.click(screen.getByRole('button', { name: 'Send me a test' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'As it is saved it can’t be sent yet. The subject in English: Please fill in. The text in German: the link is missing.',
  );
  expect(told).toEqual([]);
});

test('a test goes to oneself, in the language and for the example that is shown', async () => {
  const requests = answering([204]);
  const { user, told } = await showMember(<TestMail id={aTemplate.id} locale="de" sample="longest" />);
  await user.click(screen.getByRole('button', { name: 'Send me a test' }));
  await expect.poll(() => told.length).toBe(1);
  expect(await requests[0]?.json()).toEqual({ locale: 'de', sample: 'longest' });
  expect(told[0]).toMatchObject({ tone: 'success' });
});

test('staff, who are refused it, aren’t offered a test of a company’s template', async () => {
  await showMember(<TestMail id={aTemplate.id} locale="de" sample="full" />, meOf('tenant_member'));
  expect(screen.queryByRole('button', { name: 'Send me a test' })).toBeNull();
});
