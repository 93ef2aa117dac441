import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { releaseConsent } from '../../../tests/support/release-consent.ts';
import { show } from '../../../tests/support/show.tsx';
import type { GuardianPage } from '../../../contract/legal-contacts/guardian-page.schema.ts';
import { NotifyContext } from '../../ui/toast/notify.ts';
import { GuardianPageContent } from './guardian-page-content.tsx';
import { GuardianPageScreen } from './guardian-page-screen.tsx';
import { PageCode } from './page-code.tsx';

type Sent = { readonly url: string; readonly body: unknown };

/** Answers every request the same way and tells what was sent. */
function answerWith(status: number, answer: object): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({ url: request.url, body: await request.clone().json() });
    return Response.json(answer, { status });
  });
  return sent;
}
const failure = (code: string) => ({ message: code, code, errors: [], meta: {} });
beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=x';
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const id = '0190a000-0000-7000-8000-000000000001';
const pingId = '0190a000-0000-7000-8000-000000000002';
const until = '2026-12-01T10:00:00.000Z';
const base: GuardianPage = {
  id,
  status: 'confirmed',
  firstname: 'Vera',
  lastname: 'Vogt',
  child: 'Mia',
  search: 'found',
  deletion_until: null,
  confirmed_at: '2026-03-01T10:00:00.000Z',
  release_choice: 'ask',
  questions: [],
  recipients: [],
  reports: [],
  agreements: [],
  newer: [],
};
const asked: GuardianPage['questions'] = [
  {
    ping_id: pingId,
    organization: {
      id: pingId,
      name: 'Muster GmbH',
      street: 'Eichenallee 20',
      postcode: '51373',
      city: 'Leverkusen',
      website: 'https://www.muster.example',
      occupations: ['Koch/Köchin'],
      privacy: null,
      profile: null,
      portrait: null,
      verified_at: null,
    },
    offer: null,
    asked_at: until,
    expires_at: until,
    releases: {
      name: 'Mia Vogt',
      email: 'mia@example.org',
      phonenumber: null,
      reachable_from: 15,
      first_meeting: 'trial_day',
      recommended_by: [],
      consent: releaseConsent,
    },
  },
];
const notify = { show: () => '', isShown: () => false, dismiss: () => undefined };
const open = (changes: Partial<GuardianPage> = {}) =>
  show(
    <NotifyContext value={notify}>
      <GuardianPageContent opened={{ id, visit: 'secret', page: { ...base, ...changes } }} onLeave={() => {}} />
    </NotifyContext>,
  );
const button = (name: string) => screen.getByRole('button', { name });

const code = () =>
  show(<PageCode id={id} token="secret" isOver={false} onOpen={() => undefined} onEnd={() => undefined} />);

test('who decides for two goes from one page to the other, which begins at its heading; both are named', async () => {
  const other = '0190a000-0000-7000-8000-000000000003';
  const pages: Record<string, object> = {
    code: { email: 'v…@example.org', expires_at: until, resend_at: until },
    visits: { visit: 'secret', page: base, others: [{ id: other, child: 'Emre', visit: 'another secret' }] },
    page: { ...base, id: other, child: 'Emre' },
  };
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const what = new URL(request.url).pathname.split('/').at(-1) ?? '';
    if (what === 'page') sent.push(await request.clone().json());
    return Response.json({ data: pages[what] });
  });
  const { user } = show(
    <NotifyContext value={notify}>
      <GuardianPageScreen id={id} token="link" />
    </NotifyContext>,
  );
  await user.click(button('Send me the code'));
  await user.type(await screen.findByRole('textbox', { name: /Code from the e-mail/ }), '123456');
  expect(await screen.findByRole('heading', { name: 'What you decide for Mia' })).toBeDefined();
  await user.click(button('To the page for Emre'));
  expect(await screen.findByRole('heading', { name: 'What you decide for Emre' })).toBeDefined();
  expect(sent).toEqual([{ visit: 'another secret' }]);
  expect(button('To the page for Mia')).toBeDefined();
});

test('whoever asked for a code a moment ago, on a page that was loaded again since, can type it in', async () => {
  answerWith(429, failure('resend_too_early'));
  const { user } = code();
  await user.click(button('Send me the code'));
  expect(await screen.findByRole('textbox', { name: /Code from the e-mail/ })).toBeDefined();
  expect(screen.getByText(/You can ask for a new code in/)).toBeDefined();
});

test('who has a code already needs no new one', async () => {
  const { user } = code();
  await user.click(button('I have a code already'));
  expect(screen.getByRole('textbox', { name: /Code from the e-mail/ })).toBeDefined();
});

test.each([
  ['found', /^Companies can find Mia/],
  ['paused', /^Mia is not looking at the moment, and no company finds Mia/],
  ['has_place', /^Mia has found an apprenticeship, and no company finds Mia/],
  ['incomplete', /^No company finds Mia yet/],
] as const)('%s: companies are said to find the child only where they do', (search, sentence) => {
  open({ search });
  expect(screen.getByText(sentence)).toBeDefined();
});

test.each([
  ['ask', 'No company yet. It gets them only when Mia, and then you, say yes to it.'],
  ['tell', 'No company yet. It gets them only when Mia says yes to it.'],
] as const)('%s: who has to say yes is said as chosen', (release_choice, sentence) => {
  open({ release_choice });
  expect(screen.getByText(sentence)).toBeDefined();
});

test('an answer given, the focus goes to the heading of the page', async () => {
  answerWith(200, { data: base });
  const { user } = open({ questions: asked });
  await user.click(button('Yes, release it'));
  await expect.poll(() => document.activeElement?.textContent).toBe('What you decide for Mia');
});

test('before a release it is read who the company is and what it gets, the hour included', () => {
  open({ questions: asked });
  for (const fact of ['Trains: Koch/Köchin', 'Eichenallee 20, 51373 Leverkusen', 'www.muster.example'])
    expect(screen.getByText(fact)).toBeDefined();
  expect(screen.getByText('mia@example.org')).toBeDefined();
  expect(screen.getByText('Best reached from 15:00')).toBeDefined();
  expect(screen.getByText('The company gets what stands here.')).toBeDefined();
});

test.each(['pending', 'expired'] as const)(
  '%s again: the earlier consent is not called withdrawn, and can be',
  async (status) => {
    const sent = answerWith(200, { data: { ...base, status: 'revoked' } });
    const { user } = open({ status });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What you decide for Mia');
    expect(screen.getByText(/until you agree no company finds Mia/)).toBeDefined();
    await user.click(button('Withdraw consent'));
    await user.click(await screen.findByRole('button', { name: 'Yes, withdraw' }));
    expect(await screen.findByText('Your consent for Mia is withdrawn')).toBeDefined();
    expect(sent).toHaveLength(1);
  },
);

test('while the account is being deleted it is said until when, and nothing is asked', () => {
  open({ deletion_until: until });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The account of Mia is being deleted');
  expect(screen.getByText(/^On December 1, 2026|^On 1 December 2026/)).toBeDefined();
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('the choice is sent once, when it is saved', async () => {
  const sent = answerWith(200, { data: { ...base, release_choice: 'tell' } });
  const { user } = open();
  await user.click(screen.getByRole('radio', { name: /Just tell me/ }));
  await user.click(screen.getByRole('radio', { name: /Ask me first/ }));
  await user.click(screen.getByRole('radio', { name: /Just tell me/ }));
  expect(sent).toEqual([]);
  await user.click(button('Save'));
  await expect.poll(() => sent.map(({ body }) => body)).toEqual([{ visit: 'secret', choice: 'tell' }]);
});

test('a withdrawal names who has the contact details now; refused, that is said beside its button', async () => {
  answerWith(409, failure('transition_not_allowed'));
  const yes = { organization_id: id, at: '2026-03-02T10:00:00.000Z', withdrawn_at: null, deletion_confirmed_at: null };
  const { user } = open({
    recipients: [
      { ...yes, ping_id: id, organization: 'Has them GmbH', until: null, has_access: true },
      { ...yes, ping_id: pingId, organization: 'Had them GmbH', until: '2026-04-02T10:00:00.000Z', has_access: false },
    ],
  });
  expect(screen.getByText('Had them from March 2, 2026 to April 2, 2026.')).toBeDefined();
  await user.click(button('Withdraw consent'));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('Has them GmbH')).toBeDefined();
  expect(within(dialog).queryByText('Had them GmbH')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Yes, withdraw' }));
  const formError = await screen.findByText(/This has been settled meanwhile/);
  const ending = screen.getByRole('heading', { name: 'End it' });
  expect(ending.compareDocumentPosition(formError) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
});

test('withdrawn, the page says so at its heading, which has the focus', async () => {
  answerWith(200, { data: { ...base, status: 'revoked' } });
  const { user } = open();
  await user.click(button('Withdraw consent'));
  await user.click(await screen.findByRole('button', { name: 'Yes, withdraw' }));
  await expect.poll(() => document.activeElement?.textContent).toBe('Your consent for Mia is withdrawn');
});

test('what was agreed to stands there with its text, to whom, and can be printed', async () => {
  const given = {
    given_by: 'guardian',
    at: until,
    ended_at: null,
    version: 2,
    locale: 'de',
    text: 'Der Text von damals.',
  } as const;
  const about = { act: 'release', organization: 'Muster GmbH' } as const;
  open({
    agreements: [
      { id: pingId, ...about, ...given },
      { id, ...about, ...given, text: null },
    ],
  });
  expect(screen.getAllByText('Contact details to Muster GmbH')).toHaveLength(2);
  expect(screen.getAllByText(/version 2/)).toHaveLength(2);
  expect(screen.getByText('This text is not kept any more.'), 'an empty one would say nothing').toBeTruthy();
  expect(screen.getByText('Der Text von damals.').closest('[lang]')?.getAttribute('lang')).toBe('de');
});

test.each([
  [{ search: 'found' }, 'Companies can find Mia.'],
  [{ search: 'paused' }, 'Mia is not looking at the moment.'],
  [{ search: 'has_place' }, 'Mia has found an apprenticeship.'],
  [{ search: 'incomplete' }, 'Something is still missing. Mia sees what it is after logging in.'],
  [{ status: 'pending' }, 'Until you say yes to it, no company finds Mia.'],
  [{ status: 'revoked' }, 'Your yes does not count any more.'],
  [{ deletion_until: until }, 'On December 1, 2026 we delete everything about Mia.'],
] as const)('%o: in plain words the page says how it stands, and nothing twice', async (changes, sentence) => {
  const { user, container } = open({ questions: 'status' in changes ? [] : asked, ...changes });
  await user.click(screen.getByRole('switch', { name: 'In plain words' }));
  expect(screen.getByText(sentence)).toBeDefined();
  const lines = [...container.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(new Set(lines).size).toBe(lines.length);
});

test('in plain words a company’s question says what a yes and a no give it, and the end both ways', async () => {
  const { user } = open({ questions: asked });
  await user.click(screen.getByRole('switch', { name: 'In plain words' }));
  for (const sentence of [
    'If you say no, it gets nothing of Mia.',
    'You have time until December 1, 2026.',
    '“Withdraw consent” means: You take your yes back.',
    '“Have everything deleted” means: In seven days we delete everything about Mia. Only the proof of your yes stays for three years, without names.',
  ])
    expect(screen.getByText(sentence)).toBeDefined();
  expect(screen.queryByText(/^Withdrawn, Mia is found by nobody/)).toBeNull();
});
