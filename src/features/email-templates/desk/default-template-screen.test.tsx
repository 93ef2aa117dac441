import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { DefaultTemplate } from '../../../../contract/email-templates/defaults.schema.ts';
import { meOf } from '../../../../machines/session/session.fixtures.ts';
import { aTemplate } from '../../../../tests/support/a-template.ts';
import { answering, showMember } from '../../../../tests/support/show-member.tsx';
import { keepDraft } from '../../../forms/drafts.ts';
import { activateLocale, findOtherCatalogs } from '../../../i18n/catalogs.ts';
import { catalogsOfDesk } from '../../../i18n/words-of-desk.ts';
import { DefaultTemplateToRead } from './default-template-screen.tsx';
import { editor } from './editor-later.ts';

const { organization_id: _, profile_id: __, reply_to: ___, by_staff: ____, ...shared } = aTemplate;
const draft: DefaultTemplate = { ...shared, times_used: 0, events: ['publish', 'archive'] };
const me = meOf('administrator');

// once fetched it is there for every page of a document; its words need a language first
beforeAll(async () => {
  findOtherCatalogs(async () => catalogsOfDesk());
  await activateLocale('en');
  await vi.waitFor(editor.fetch, 20_000);
});
beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.unstubAllGlobals());

const subject = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /In English/ })[1];
const button = (name: string) => screen.getByRole('button', { name });

test('a template is read in both languages; its form comes with a press, has the focus, saves and gives it back', async () => {
  const stored = { ...draft, subject: { de: 'Komm vorbei', en: 'Come soon' }, version: 4 };
  const requests = answering([200, { data: stored }]);
  const { user } = await showMember(<DefaultTemplateToRead template={draft} />, me);
  expect(screen.getAllByRole('article').map(({ lang }) => lang)).toEqual(['en', 'de']);
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(button('Edit'));
  expect(document.activeElement).toHaveProperty('name', 'name.de');
  await user.clear(subject() as HTMLInputElement);
  await user.type(subject() as HTMLInputElement, 'Come soon');
  await user.click(button('Save changes'));
  await expect.poll(() => screen.queryByRole('textbox')).toBeNull();
  expect(await requests[0]?.json()).toEqual({ subject: stored.subject });
  expect(document.activeElement).toBe(button('Edit'));
});

test('what it lacks to be published opens the form, and is said at its field', async () => {
  const errors = { 'body.en': ['The link is missing.'] };
  answering([422, { message: '', code: 'validation', meta: { errors } }]);
  const { user } = await showMember(<DefaultTemplateToRead template={draft} />, me);
  await user.click(button('Publish'));
  const refused = () =>
    screen
      .queryAllByRole('textbox')
      .flatMap((field) => (field.ariaInvalid === 'true' ? field.getAttribute('name') : []));
  await expect.poll(refused).toEqual(['body.en']);
  expect(document.activeElement).toHaveProperty('name', 'body.en');
});

test('what was typed before and never saved opens it; cancelled, it is gone', async () => {
  const typed = { subject: { de: 'Komm', en: 'Begun' } };
  keepDraft(`default-templates.${draft.id}`, me.user.id, typed, { subject: draft.subject });
  const { user } = await showMember(<DefaultTemplateToRead template={draft} />, me);
  expect(subject()?.value).toBe('Begun');
  await user.click(button('Cancel'));
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(button('Edit'));
  expect(subject()?.value).toBe('Come by');
});

test('what was typed before and never saved is not passed over while its form is on its way: nothing is published', async () => {
  vi.spyOn(editor, 'current').mockReturnValueOnce(undefined);
  vi.spyOn(editor, 'fetch').mockReturnValueOnce(new Promise(() => {}));
  keepDraft(`default-templates.${draft.id}`, me.user.id, { subject: { de: 'Komm', en: 'Begun' } }, draft);
  const requests = answering([200, { data: draft }]);
  const { user } = await showMember(<DefaultTemplateToRead template={draft} />, me);
  await user.click(button('Publish'));
  expect(await screen.findByText(/What is typed couldn’t be saved yet/)).toBeTruthy();
  expect(requests).toEqual([]);
});

test('one that is archived is read, and not changed', async () => {
  await showMember(<DefaultTemplateToRead template={{ ...draft, status: 'archived', events: ['restore'] }} />, me);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});
