import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anApplicantPing } from '../../../../tests/support/an-applicant-ping.ts';
import { anApplicant } from '../../../../tests/support/an-applicant.ts';
import { showAs } from '../../../../tests/support/show-as.tsx';
import type { ApplicantPing } from '../../../../contract/pings/applicant-ping.schema.ts';
import { PingAnswerScreen } from './ping-answer-screen.tsx';

const ping = (choice: ApplicantPing['guardian_choice']): ApplicantPing =>
  anApplicantPing({ guardian: choice && 'Vera', guardian_choice: choice });

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=x';
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['ask', 'Ask Vera whether Farbwerk may get this?', /until Vera agrees, too/, 'Say yes and ask Vera'],
  ['tell', 'Farbwerk gets this from you', /^Vera gets an e-mail that says/, 'Hand this over'],
  [null, 'Farbwerk gets this from you', /^Nothing else/, 'Hand this over'],
] as const)(
  '%s: behind a mail’s link, too, a yes says first what it hands over, and who else decides',
  async (choice, title, then, deed) => {
    vi.stubGlobal('fetch', async () => Response.json({ data: ping(choice) }));
    const { user } = await showAs(anApplicant(), <PingAnswerScreen id="p1" token="secret" />);
    await user.click(await screen.findByRole('button', { name: 'Yes, I’m interested' }));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBe(document.activeElement);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Mia Kind',
      'mia@example.org',
      '+49 221 9901234',
      'Best reached from 15:00',
      'Would like to begin with a trial day',
      'Recommended by Lackwerke',
    ]);
    expect(screen.getByText(then)).toBeDefined();
    expect(screen.getByRole('button', { name: deed })).toBeDefined();
  },
);

const part = { email: 'm…@example.org', phonenumber: '… 34' };
const maskedPing = anApplicantPing({ masked: true, releases: { ...anApplicantPing().releases, ...part } });
const inFull = { email: 'mia@example.org', phonenumber: '+492219901234' };
const failure = (code: string, errors: Record<string, readonly string[]> = {}) => ({
  message: 'Falsch.',
  code,
  meta: { errors },
});
const time = '2026-11-20T10:00:00.000Z';
const codeSent = { data: { email: 'm…@example.org', expires_at: time, resend_at: time } };

type Answer = readonly [status: number, body: object];
/** The question behind a passed-on link; the server answers for the code as told, and what it was asked is kept. */
async function askedByLink(answers: { readonly code?: Answer; readonly details?: Answer } = {}) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const call = /pings\/p1\/(\w+)/.exec(request.url)?.[1] ?? '';
    if (call === 'code' || call === 'details') asked.push(`${call} ${await request.clone().text()}`);
    const [status, body] = { code: answers.code, details: answers.details }[call] ?? [200, { data: maskedPing }];
    return Response.json(body, { status });
  });
  const { user } = await showAs(anApplicant(), <PingAnswerScreen id="p1" token="secret" />);
  await user.click(await screen.findByRole('button', { name: 'Yes, I’m interested' }));
  const ask = () => user.click(screen.getByRole('button', { name: 'Get a code to see them in full' }));
  // once it is whole, it sends itself
  const type = async (code: string) =>
    user.type(await screen.findByRole('textbox', { name: /Code from the e-mail/ }), code);
  return { asked, user, ask, type };
}

test('where the mail may have been passed on, it says why number and address stand there in part, and leads to a login', async () => {
  await askedByLink();
  expect(screen.getByText('… 34')).toBeDefined();
  expect(screen.getByText(/^An e-mail can be passed on/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Log in to see them in full' }).getAttribute('href')).toBe(
    '/login?redirect=%2Fdashboard',
  );
  expect(screen.getByRole('button', { name: 'Hand this over' }), 'a yes needs no code').toBeDefined();
});

test('a code from the own mailbox shows number and address in full, for as long as the page stays open', async () => {
  const { asked, user, ask, type } = await askedByLink({ code: [200, codeSent], details: [200, { data: inFull }] });
  await ask();
  expect(await screen.findByText('We have sent a code to m…@example.org. Type it in here.')).toBeDefined();
  await type('123456');
  expect(await screen.findByText('+49 221 9901234')).toBeDefined();
  expect(screen.getByText('mia@example.org')).toBeDefined();
  expect(screen.queryByText(/^An e-mail can be passed on/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(asked).toEqual(['code {"token":"secret"}', 'details {"token":"secret","code":"123456"}']);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, I’m interested' }));
  expect(screen.getByText('mia@example.org')).toBeDefined();
});

test('a wrong code is said at its field, and nothing more is shown', async () => {
  const { ask, type } = await askedByLink({
    code: [200, codeSent],
    details: [422, failure('code_wrong', { code: ['Dieser Code ist falsch.'] })],
  });
  await ask();
  await type('123456');
  const field = screen.getByRole('textbox', { name: /Code from the e-mail/ });
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('… 34')).toBeDefined();
});

test('whoever asked a moment ago, on a page that was loaded again since, can type the code in', async () => {
  const { ask } = await askedByLink({ code: [429, failure('resend_too_early')] });
  await ask();
  expect(await screen.findByText('Type in the code from our newest e-mail to you.')).toBeDefined();
  expect(screen.getByText(/You can ask for a new code in/)).toBeDefined();
});

test('a code that can’t be sent is said, and can be asked for again', async () => {
  const { ask } = await askedByLink({ code: [422, failure('code_blocked')] });
  await ask();
  expect(await screen.findByText(/^Too many wrong codes/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Get a code to see them in full' })).toBeDefined();
});
