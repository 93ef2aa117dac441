import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import type { GuardianPage } from '../../../contract/legal-contacts/guardian-page.schema.ts';
import { TenantContext, type TenantInfo } from '../../api/tenant.ts';
import { NotifyContext } from '../../ui/toast/notify.ts';
import { GuardianPageContent } from './guardian-page-content.tsx';

const id = '0190a000-0000-7000-8000-000000000001';
const company = '0190a000-0000-7000-8000-000000000002';
const at = '2026-03-02T10:00:00.000Z';
const had = { ping_id: id, organization_id: company, organization: 'Farbwerk', at, until: null };
const has = { ...had, withdrawn_at: null, deletion_confirmed_at: null, has_access: true };
const page: GuardianPage = {
  id,
  status: 'confirmed',
  firstname: 'Vera',
  lastname: 'Vogt',
  child: 'Mia',
  search: 'found',
  deletion_until: null,
  confirmed_at: at,
  release_choice: 'tell',
  questions: [],
  recipients: [has],
  reports: [],
  agreements: [],
  newer: [],
};
const gone = { ...has, until: at, withdrawn_at: at, has_access: false };
const waiting: GuardianPage['reports'][number] = {
  id,
  organization: { id: company, name: 'Farbwerk' },
  reason: 'improper',
  text: 'Was er schrieb, ging zu weit.',
  status: 'pending',
  created_at: at,
  answer_by: '2026-03-03',
  answer: null,
  answered_at: null,
  is_held: true,
};

const tenant: TenantInfo = {
  slug: 'app',
  name: 'Verband',
  color: '#0f766e',
  logo: null,
  default_locale: 'en',
  imprint_url: null,
  privacy_url: null,
  support_email: null,
};

/** Answers every request the same way and tells what was sent. */
function answerWith(status: number, answer: object) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.clone().json());
    return Response.json(answer, { status });
  });
  return sent;
}
const open = (shown: GuardianPage) =>
  show(
    <TenantContext value={tenant}>
      <NotifyContext value={{ show: () => '', isShown: () => false, dismiss: () => undefined }}>
        <GuardianPageContent opened={{ id, visit: 'secret', page: shown }} onLeave={() => undefined} />
      </NotifyContext>
    </TenantContext>,
  );
const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.textContent;

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=x';
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('a report says first what follows, asks what it is about, and is sent with the visit', async () => {
  const sent = answerWith(200, { data: { ...page, recipients: [gone], reports: [waiting] } });
  const { user } = open(page);
  await user.click(button('Report Farbwerk'));
  expect(focused()).toBe('Report Farbwerk');
  expect(screen.getByText(/please don’t wait for us: call 110/)).toBeDefined();
  await user.click(button('Report the company'));
  expect(screen.getByText(/^Please choose/)).toBeDefined();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Improper or hurtful words' }));
  await user.type(screen.getByRole('textbox', { name: /What happened/ }), 'Zu weit.');
  await user.click(button('Report the company'));
  expect(await screen.findByText(/We answer you by/)).toBeDefined();
  expect(sent).toEqual([{ visit: 'secret', organization_id: company, reason: 'improper', text: 'Zu weit.' }]);
  expect(focused()).toBe('What you decide for Mia');
  expect(screen.queryByRole('button', { name: 'Report Farbwerk' }), 'it waits for its answer').toBeNull();
});

test('a report that is refused keeps what was typed', async () => {
  answerWith(409, { message: 'Old.', code: 'conflict', errors: [], meta: {} });
  const { user } = open(page);
  await user.click(button('Report Farbwerk'));
  await user.click(screen.getByRole('radio', { name: 'Wants money' }));
  await user.type(screen.getByRole('textbox', { name: /What happened/ }), 'Vorkasse');
  await user.click(button('Report the company'));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /What happened/ }).value).toBe('Vorkasse');
});

test('after the answer the guardian leaves it to the child whether the company stays blocked', async () => {
  const answered = { ...waiting, status: 'confirmed', answer: 'Der Betrieb ruht.', answered_at: at } as const;
  const sent = answerWith(200, { data: { ...page, reports: [{ ...answered, is_held: false }] } });
  const { user } = open({ ...page, reports: [answered] });
  expect(screen.getByText('Der Betrieb ruht.')).toBeDefined();
  await user.click(button('Let Mia decide about Farbwerk'));
  await expect.poll(() => sent).toEqual([{ visit: 'secret', organization_id: company }]);
  expect(screen.queryByRole('button', { name: /Let Mia decide/ })).toBeNull();
});

test('what one company has is taken back after a question, and the rest of the page stays', async () => {
  const sent = answerWith(200, { data: { ...page, recipients: [gone] } });
  const { user } = open(page);
  await user.click(button('Take it back from Farbwerk'));
  expect(await screen.findByText(/Other companies still find Mia/)).toBeDefined();
  await user.click(button('Yes, take it back'));
  expect(await screen.findByText(/Asked to delete them/)).toBeDefined();
  expect(sent).toEqual([{ visit: 'secret', ping_id: id, event: 'withdraw' }]);
  await expect.poll(focused).toBe('What you decide for Mia');
});

test('nobody is told to ask before deciding where nothing is left to decide', () => {
  open(page);
  expect(screen.queryByText(/Ask before you decide/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Whom you can ask' })).toBeDefined();
});
