import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { NotifyContext } from '../../ui/toast/notify.ts';
import { GuardianPageScreen } from './guardian-page-screen.tsx';

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=x';
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const until = '2026-12-01T10:00:00.000Z';
const id = (child: string) => `0190a000-0000-7000-8000-00000000000${['Mia', 'Emre', 'Ben'].indexOf(child) + 1}`;
const page = (child: string) => ({
  id: id(child),
  status: 'confirmed',
  firstname: 'Vera',
  lastname: 'Vogt',
  child,
  search: 'found',
  deletion_until: null,
  confirmed_at: until,
  release_choice: 'ask',
  questions: [],
  recipients: [],
  reports: [],
  agreements: [],
  newer: [],
});
const refused = (code: string, status = 422) =>
  Response.json({ message: code, code, errors: [], meta: {} }, { status });
const notify = { show: () => '', isShown: () => false, dismiss: () => undefined };
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The page for Mia, opened by a code with those for the others; these have ended since, each as said. */
async function opened(others: readonly string[], ended: Readonly<Record<string, string>>) {
  vi.stubGlobal('fetch', async (request: Request) => {
    const [of = '', what = ''] = new URL(request.url).pathname.split('/').slice(-2);
    if (what === 'code')
      return Response.json({ data: { email: 'v…@example.org', expires_at: until, resend_at: until } });
    if (what === 'visits')
      return Response.json({
        data: {
          visit: 'Mia',
          page: page('Mia'),
          others: others.map((child) => ({ id: id(child), child, visit: child })),
        },
      });
    const { visit } = (await request.clone().json()) as { visit: string };
    const code = ended[visit];
    if (code !== undefined) return refused(code);
    return Response.json({ data: of === id(visit) ? page(visit) : undefined });
  });
  const shown = show(
    <NotifyContext value={notify}>
      <GuardianPageScreen id={id('Mia')} token="link" />
    </NotifyContext>,
  );
  await shown.user.click(button('Send me the code'));
  await shown.user.type(await screen.findByRole('textbox', { name: /Code from the e-mail/ }), '123456');
  await heading('What you decide for Mia');
  return shown;
}

test.each(['link_invalid', 'link_used', 'link_expired'])(
  '%s: another child’s page that has ended is said to have, and the open one stays',
  async (code) => {
    const { user } = await opened(['Emre', 'Ben'], { Emre: code });
    await user.click(button('To the page for Emre'));
    const said = await screen.findByText(/^The page for Emre has ended/);
    expect(document.activeElement?.contains(said), 'what was pressed has gone').toBe(true);
    expect(screen.queryByRole('button', { name: 'To the page for Emre' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'What you decide for Mia' })).toBeDefined();
    await user.click(button('To the page for Ben'));
    expect(await heading('What you decide for Ben')).toBeDefined();
    expect(button('To the page for Mia')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'To the page for Emre' })).toBeNull();
  },
);

test('the last one ended: that is said where the way to it was', async () => {
  const { user } = await opened(['Emre'], { Emre: 'link_used' });
  await user.click(button('To the page for Emre'));
  expect(await screen.findByText(/^The page for Emre has ended/)).toBeDefined();
  expect(screen.queryByText(/another child/)).toBeNull();
});

test('with half an hour over all of them are: a new code opens them again', async () => {
  const { user } = await opened(['Emre'], { Emre: 'link_expired', Mia: 'link_expired' });
  await user.click(button('To the page for Emre'));
  expect(await screen.findByText(/^Your visit is over after half an hour/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /To the page for/ })).toBeNull();
});

test('where the open page has ended itself, the way to the others stays', async () => {
  const { user } = await opened(['Emre'], { Mia: 'link_used' });
  await user.click(button('Withdraw consent'));
  await user.click(await screen.findByRole('button', { name: 'Yes, withdraw' }));
  expect(await heading('The page for Mia has ended')).toBeDefined();
  await user.click(button('To the page for Emre'));
  expect(await heading('What you decide for Emre')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'To the page for Mia' })).toBeNull();
});
