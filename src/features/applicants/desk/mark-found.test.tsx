import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApplicantDetails } from '../../../../contract/applicants/desk.schema.ts';
import type { DeskPing } from '../../../../contract/pings/desk.schema.ts';
import { answering, showMember } from '../../../../tests/support/show-member.tsx';
import { MarkFound } from './mark-found.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.unstubAllGlobals());

const applicant = { id: 'a1', firstname: 'Lea', lastname: 'Vogt', events: ['found_traineeship'] } as ApplicantDetails;
const message = (name: string, sent_at: string | null) =>
  ({ id: name, organization: { id: `o-${name}`, name }, sent_at }) as DeskPing;
const messages = [message('Ahorn', '2026-11-01T08:00:00.000Z'), message('Buche', null)];

test('nothing is sent without a reason: its field is said to be missing, and is where one types on', async () => {
  const requests = answering([204]);
  const { user } = await showMember(<MarkFound applicant={applicant} messages={messages} />);
  await user.click(screen.getByRole('button', { name: 'Mark as found' }));
  await user.click(screen.getAllByRole('button', { name: 'Mark as found' }).at(-1) as HTMLElement);
  expect(screen.getByText('Please write from whom.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(/^From whom/));
  expect(requests).toEqual([]);
});

test('only a company whose message has gone out can be named, and what is refused says which field is meant', async () => {
  const refusal = { message: '', code: 'validation', meta: { errors: { organization_id: ['Not known.'] } } };
  const requests = answering([422, refusal]);
  const { user } = await showMember(<MarkFound applicant={applicant} messages={messages} />);
  await user.click(screen.getByRole('button', { name: 'Mark as found' }));
  await user.selectOptions(screen.getByLabelText(/^Where\?/), 'found_here');
  const company = screen.getByLabelText(/^With which company\?/);
  expect([...company.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'I don’t know',
    'Ahorn',
  ]);
  await user.selectOptions(company, 'o-Ahorn');
  await user.type(screen.getByLabelText(/^From whom/), 'Her teacher called.');
  await user.click(screen.getAllByRole('button', { name: 'Mark as found' }).at(-1) as HTMLElement);
  expect((await screen.findByRole('alert')).textContent).toContain('With which company?: Not known.');
  expect(await requests[0]?.json()).toMatchObject({ where: 'found_here', organization_id: 'o-Ahorn' });
});
