import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { ReminderScreen } from './reminder-screen.tsx';

const told = { email: 'k…@example.org', resend_at: '2000-01-01T00:00:00.000Z' };
const failure = (code: string) => ({ message: code, code, meta: {} });

/** What the server answers, one call after the other; tells what it was asked. */
function answerWith(...answers: (readonly [number, object])[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.url.replace(/^.*\/legal-contacts\/g1/, ''));
    const [status, body] = answers[asked.length - 1] ?? [500, failure('internal')];
    return Response.json(body, { status });
  });
  return asked;
}
beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=x';
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

const open = async (token: string | undefined = 't') => {
  const shown = await act(async () => show(<ReminderScreen id="g1" token={token} />));
  return shown;
};

test('a scanned code says where the mail goes, and one button sends it', async () => {
  const asked = answerWith([200, { data: told }], [200, { data: { ...told, resend_at: '2999-01-01T00:00:00.000Z' } }]);
  const { user } = await open();
  expect(screen.getByText(/^The e-mail goes to k…@example\.org/)).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Send the e-mail' }));
  expect(await screen.findByRole('heading', { name: 'The e-mail is on its way' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked).toEqual(['/reminder/lookup', '/reminder']);
});

test.each([
  ['link_invalid', 'This code is not valid'],
  ['link_expired', 'This code has expired'],
  ['link_used', 'There is nothing to send any more'],
] as const)('%s: it says why nothing goes on here', async (code, title) => {
  answerWith([409, failure(code)]);
  await open();
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
});

test('where nothing more goes out today it says so instead of a button', async () => {
  answerWith([200, { data: { ...told, resend_at: null } }]);
  await open();
  expect(screen.getByText(/Tomorrow it can/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a page that did not load is not taken for a wrong code', async () => {
  answerWith([500, failure('internal')]);
  await open();
  expect(screen.queryByRole('heading', { name: 'This code is not valid' })).toBeNull();
});
