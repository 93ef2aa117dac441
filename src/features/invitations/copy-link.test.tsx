import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Invitation } from '../../../contract/invitations/invitations.schema.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { activateLocale } from '../../i18n/catalogs.ts';
import { CopyLink } from './copy-link.tsx';
import { linkDialog } from './invitations-later.ts';

// once fetched, it is there for every page of a document; it needs a language first
beforeAll(async () => {
  await activateLocale('en');
  await vi.waitFor(linkDialog.fetch, 20_000);
});
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const invitation = { id: 'i1', firstname: 'Ina', lastname: 'Gast', email: 'ina@example.org' } as Invitation;
const link = 'https://app.example/register/employee#token=0123456789abcdef0123456789abcdef';

test('a link is asked for only once somebody wants one, says whom it is for, and is copied', async () => {
  const requests = answering([200, { data: { link, expires_at: '2026-12-07T10:00:00.000Z' } }]);
  const { user, told } = await showMember(<CopyLink invitation={invitation} />);
  expect(requests).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Link for Ina Gast' }));
  expect(dialog.getByText(/Whoever opens it confirms ina@example\.org with a code/)).toBeDefined();
  expect(await dialog.findByRole('textbox', { name: 'Invitation link' })).toHaveProperty('value', link);
  expect(requests.map(({ method, url }) => [method, new URL(url).pathname])).toEqual([
    ['POST', '/api/v1/invitations/i1/link'],
  ]);
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  await expect.poll(() => told.map(({ title }) => title)).toEqual(['The link is copied']);
  expect(await navigator.clipboard.readText()).toBe(link);
});

test('why there is none is said, and no link stands there', async () => {
  answering([500, { message: '', code: 'internal' }]);
  const { user } = await showMember(<CopyLink invitation={invitation} />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Link for Ina Gast' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/\w/);
  expect([dialog.queryByRole('textbox'), dialog.queryByRole('status')]).toEqual([null, null]);
});

test('where a notification says why, as after too many a day, nothing goes on waiting', async () => {
  const requests = answering([429, { message: '', code: 'too_many_requests' }]);
  const { user } = await showMember(<CopyLink invitation={invitation} />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await expect.poll(() => [requests.length, screen.queryByRole('dialog')]).toEqual([1, null]);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  await expect.poll(() => requests.length, { message: 'asked again' }).toBe(2);
});

test('a press before the dialog is there opens it once it is', async () => {
  answering([200, { data: { link, expires_at: '2026-12-07T10:00:00.000Z' } }]);
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof linkDialog.fetch>>>();
  const LinkDialog = await linkDialog.fetch();
  vi.spyOn(linkDialog, 'current').mockReturnValue(undefined);
  vi.spyOn(linkDialog, 'fetch').mockReturnValue(promise);
  const { user } = await showMember(<CopyLink invitation={invitation} />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(screen.getByRole('button', { name: /Copy link/ }).getAttribute('aria-busy')).toBe('true');
  resolve(LinkDialog);
  const field = await screen.findByRole('textbox', { name: 'Invitation link' });
  expect(field).toHaveProperty('value', link);
});
