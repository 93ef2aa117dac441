import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Tenant } from '../../../contract/tenants/administration.schema.ts';
import { meOf } from '../../../machines/session/session.fixtures.ts';
import { heldAnswers } from '../../../tests/support/held-answers.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { keepDraft } from '../../forms/drafts.ts';
import { activateLocale, findOtherCatalogs } from '../../i18n/catalogs.ts';
import { catalogsOfDesk } from '../../i18n/words-of-desk.ts';
import { settingsForm } from './tenant-later.ts';
import { TenantToRead } from './tenant-screen.tsx';

const tenant: Tenant = {
  id: '0190a000-0000-7000-8000-0000000000f1',
  slug: 'nord',
  url: 'https://nord.example.org',
  name: 'Verbund Nord',
  color: '#1d5c8a',
  default_locale: 'de',
  timezone: 'Europe/Berlin',
  minimum_age: 14,
  guardian_age: 16,
  looking_days: 90,
  employees_may_invite: true,
  hold_outside_invitations: false,
  pings_open_per_applicant: 5,
  pings_per_employee_and_day: 30,
  ping_pause_days: 1,
  keep_unfinished_days: 30,
  keep_ended_months: 6,
  keep_views_days: 90,
  keep_log_months: 12,
  keep_ledger_months: 36,
  keep_not_me_months: 24,
  sender_name: 'Nord',
  sender_address: 'post@nord.example',
  support_email: 'hilfe@nord.example',
  legal_name: '',
  contact_name: '',
  contact_phone: '',
  contact_address: 'Weg 1',
  privacy_officer: '',
  supervisory_authority: '',
  imprint_url: 'https://nord.example/impressum',
  privacy_url: '',
  logo: null,
  version: 3,
  created_at: '2026-11-02T08:00:00.000Z',
  updated_at: '2026-11-02T08:00:00.000Z',
};
const me = meOf('administrator');
const nowhere = { region: null, towns: [] };
const shown = <TenantToRead tenant={tenant} logo={null} boundary={nowhere} />;

// once fetched they are there for every page of a document; their words need a language first
beforeAll(async () => {
  findOtherCatalogs(async () => catalogsOfDesk());
  await activateLocale('en');
  await vi.waitFor(settingsForm.fetch, 20_000);
});
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const card = (title: string) => {
  const found = screen.getByRole('heading', { name: title }).closest('section');
  if (!found) throw new Error(`no card is called ${title}`);
  return within(found);
};
const said = (title: string) =>
  card(title)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

test('a tenant is read first: every part says what is set, and nothing is asked', async () => {
  await showMember(shown, me);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(said('Look')).toEqual(['Verbund Nord', '#1d5c8a']);
  expect(said('Language and time')).toEqual(['German', 'Europe/Berlin']);
  expect(said('Applicants')).toEqual(['14', '16', '90 days']);
  expect(said('Companies')).toEqual([
    'Employees may invite colleaguesInvitations go out at once',
    'At most 5 are open for an applicant at onceAt most 30 by one employee a day1 day until the same company may write again',
  ]);
  expect(said('Data protection')).toEqual([
    'Not said yet',
    'Not said yet',
    'Made from these settings',
    '30 days',
    '6 months',
    '90 days',
    '12 months',
    '36 months',
    '24 months',
  ]);
  expect(said('Imprint and contact')).toEqual([
    'Verbund Nord',
    'Not said yet',
    'Not said yet',
    'Weg 1',
    'nord.example/impressum',
    'hilfe@nord.example',
  ]);
  expect(said('E-mails')).toEqual(['Nord', 'post@nord.example']);
  expect(card('Logo').getByText(/^None yet/)).toBeDefined();
  expect(card('Boundary').getByText(/^None yet/)).toBeDefined();
});

test('a part is changed where it stands: only what was changed is sent, over what was read, and the focus comes back', async () => {
  const requests = answering([200, { data: { ...tenant, name: 'Nordverbund', version: 4 } }]);
  const { user } = await showMember(shown, me);
  await user.click(button('Change name and colour'));
  expect(document.activeElement).toBe(field('Name'));
  expect(screen.getAllByText(/^Contrast:/)).toHaveLength(2);
  await user.clear(field('Name'));
  await user.type(field('Name'), 'Nordverbund');
  await user.click(button('Save changes'));
  await expect.poll(() => document.activeElement).toBe(button('Change name and colour'));
  expect([await requests[0]?.json(), requests[0]?.headers.get('if-match')]).toEqual([{ name: 'Nordverbund' }, '"3"']);
  expect(localStorage).toHaveLength(0);
});

test('who has gone on to another part while one was being saved keeps the focus there', async () => {
  const held = heldAnswers();
  const { user } = await showMember(shown, me);
  await user.click(button('Change the sender'));
  await user.type(field('Name of the sender'), ' See');
  await user.click(button('Save changes'));
  await user.click(button('Change language and time zone'));
  await user.type(field('Time zone'), 'x');
  await held[0]?.answer(200, { data: { ...tenant, sender_name: 'Nord See', version: 4 } });
  await expect.poll(() => screen.queryByRole('textbox', { name: 'Name of the sender' })).toBeNull();
  expect(document.activeElement).toBe(field('Time zone'));
});

test('what somebody else saved in the same part stands beside one’s own; kept, it is read', async () => {
  answering(
    [412, { message: '', code: 'stale' }],
    [200, { data: { ...tenant, contact_name: 'Frau Roth', version: 4 } }],
  );
  const { user } = await showMember(shown, me);
  await user.click(button('Change imprint and contact'));
  await user.type(field('Person whom parents can ask'), 'Herr Blau');
  await user.click(button('Save changes'));
  expect(await screen.findByText(/Person whom parents can ask: Frau Roth/)).toBeDefined();
  expect(field('Person whom parents can ask').value).toBe('Herr Blau');
  await user.click(button('Keep what is saved'));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('what was typed in a part and never saved opens that one alone; cancelled, it is gone', async () => {
  const { contact_address } = tenant;
  keepDraft(`tenants.contact.${tenant.id}`, me.user.id, { contact_address: 'Weg 2' }, { contact_address });
  const { user } = await showMember(shown, me);
  expect(field('Postal address').value).toBe('Weg 2');
  expect(button('Change data protection')).toBeDefined();
  await user.click(button('Cancel'));
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(button('Change imprint and contact'));
  expect(field('Postal address').value).toBe('Weg 1');
});

test('before other ages are saved it is said whom they concern', async () => {
  const requests = answering([200, { data: { too_young: 0, need_guardian: 12, need_none: 0 } }]);
  const { user } = await showMember(shown, me);
  await user.click(button('Change ages and searches'));
  await user.clear(field('Alone from the age of'));
  await user.type(field('Alone from the age of'), '18');
  expect(await screen.findByText(/^12 applicants can’t be found until/)).toBeDefined();
  expect(new URL(requests[0]?.url ?? '').searchParams.get('guardian_age')).toBe('18');
});
