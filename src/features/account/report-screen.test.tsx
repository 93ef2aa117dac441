import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { showAs } from '../../../tests/support/show-as.tsx';
import type { OwnReport, Reportable } from '../../../contract/reports/reports.schema.ts';
import { ReportScreen } from './report-screen.tsx';

const id = '0190a000-0000-7000-8000-000000000001';
const message = '0190a000-0000-7000-8000-000000000002';
const organization = { id, name: 'Farbwerk', city: 'Dormagen' };
const report: OwnReport = {
  id: message,
  organization: { id, name: 'Farbwerk' },
  reason: 'insistent',
  text: '',
  status: 'pending',
  created_at: '2026-11-20T10:00:00.000Z',
  answer_by: '2026-11-23',
  answer: null,
  answered_at: null,
};
const onSent = vi.fn<() => void>();
const open = (about: Reportable = { organization, report: null }) =>
  showAs(anApplicant(), <ReportScreen about={about} message={message} onSent={onSent} />);

beforeEach(() => {
  document.cookie = 'XSRF-TOKEN=x';
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  onSent.mockReset();
  sessionStorage.clear();
});

test('what follows is said before anything is sent; sent, by when the answer comes, and the focus is there', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.clone().json());
    return Response.json({ data: report }, { status: 201 });
  });
  const { user } = await open();
  for (const fact of [/sees nothing of you any more/, /isn’t told that you reported it/, /call 110/])
    expect(screen.getByText(fact)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Report the company' }));
  expect(sent, 'what it is about is asked first').toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Calls or writes again and again' }));
  await user.click(screen.getByRole('button', { name: 'Report the company' }));
  expect(await screen.findByText(/We answer you by Monday, November 23, 2026/)).toBeDefined();
  expect(document.activeElement?.textContent).toBe('It’s good that you told us');
  expect(sent).toEqual([{ organization_id: id, ping_id: message, reason: 'insistent', text: '' }]);
  expect(onSent).toHaveBeenCalledOnce();
});

test.each([
  ['2011-01-01', 'an adult you trust'],
  ['1999-01-01', 'somebody you trust'],
])('born on %s, whoever is threatened is sent to %s', async (date_of_birth, whom) => {
  const { applicant, ...me } = anApplicant();
  if (!applicant) throw new Error('an applicant is one');
  const grown = { ...me, applicant: { ...applicant, date_of_birth } };
  await showAs(grown, <ReportScreen about={{ organization, report: null }} message={message} onSent={onSent} />);
  expect(screen.getByText(/call 110 or go to/).textContent).toContain(whom);
});

test('a company whose report waits is not asked about again', async () => {
  await open({ organization, report });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You have reported Farbwerk, and we are on it');
  expect(screen.queryByRole('button', { name: 'Report the company' })).toBeNull();
});

test('what was typed is there again after a reload', async () => {
  const first = await open();
  await first.user.type(screen.getByRole('textbox', { name: /What happened/ }), 'Wollte Geld');
  first.unmount();
  await open();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /What happened/ }).value).toBe('Wollte Geld');
});
