import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrganizationPing } from '../../../contract/pings/pings.schema.ts';
import { release, sent } from '../../../tests/support/messages.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { pingPanelWith } from './ping-panel.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => vi.unstubAllGlobals());

const now = Date.parse('2026-11-20T10:00:00Z');
const at = '2026-11-18T10:00:00Z';

const PingPanel = pingPanelWith([]);

async function panelOf(changes: Partial<OrganizationPing>): Promise<HTMLElement> {
  const ping = { ...sent, sent_at: at, ...changes };
  await showMember(
    <PingPanel
      ping={ping}
      now={now}
      deletion={undefined}
      isBeside={false}
      position={undefined}
      onMove={() => {}}
      takesFocus={() => false}
      onClose={() => {}}
      onChanged={async () => {}}
    />,
  );
  return screen.findByRole('dialog', { name: 'Ahorn 42' });
}

test('what the company said became of a yes is pressed, and stands in place of the status', async () => {
  const owner = { id: 'e', fullname: 'Robin Klug' };
  const kept = { version: 1, owner, next_on: null, note: null, note_until: null };
  const panel = await panelOf({
    status: 'accepted',
    release: { ...release, withdrawn_by: null, deletion_closed: false, search: 'looking' },
    follow_up: { ...kept, outcome: 'hired', history: [{ outcome: 'hired', at, by: 'Robin Klug' }] },
  });
  const pressed = within(panel).getAllByRole('button', { pressed: true });
  expect(pressed.map(({ textContent }) => textContent)).toEqual(['Hired']);
  expect(panel.textContent).toContain('Robin Klug: Hired');
  expect(within(panel).queryByText('Accepted')).toBeNull();
});

test('where both say that the company hired, that is said in words, and no longer one side’s alone', async () => {
  const kept = { version: 1, owner: { id: 'e', fullname: 'Robin Klug' }, next_on: null, note: null, note_until: null };
  const panel = await panelOf({
    status: 'accepted',
    release: { ...release, withdrawn_by: null, deletion_closed: false, search: 'found_here' },
    follow_up: { ...kept, outcome: 'hired', history: [] },
    found_here: true,
  });
  expect(panel.textContent).toContain('Hired by you, both of you say so.');
  expect(within(panel).queryByText('Found with you')).toBeNull();
});

test('of whoever took the yes back no label stands alone where nothing is known any more', async () => {
  const withdrawn = {
    ...release,
    withdrawn_at: at,
    withdrawn_by: 'person',
    deletion_closed: false,
    search: 'looking',
  } as const;
  const panel = await panelOf({ status: 'revoked', release: withdrawn });
  expect(within(panel).queryByText('Applicant')).toBeNull();
  expect(within(panel).getByText(/The yes was taken back\./)).toBeTruthy();
});

test.each([
  ['declined', '2027-02-14', 'The applicant has said no. You can write again from February 14, 2027.'],
  ['expired', '2027-02-14', 'nobody answered. You can write again from February 14, 2027.'],
  ['expired', null, 'nobody answered. You can write again.'],
] as const)('a message that ended %s says from which day the company may write again', async (status, day, words) => {
  expect((await panelOf({ status, write_again_on: day })).textContent).toContain(words);
});

test('one that ended because nobody is to be found any more promises no next one', async () => {
  const panel = await panelOf({ status: 'revoked', write_again_on: '2027-02-14' });
  expect(panel.textContent).toContain('This message has ended');
  expect(panel.textContent).not.toContain('write again');
});

const meeting: OrganizationPing['appointments'][number] = {
  id: 'm',
  status: 'accepted',
  starts_at: '2026-11-24T13:00:00Z',
  ends_at: '2026-11-24T14:00:00Z',
  place: null,
  events: [],
};

test.each([
  ['nothing agreed', [], /Nothing reminds you of it any more/],
  ['an appointment ahead', [meeting], /Please call off appointments first/],
] as const)('archiving a yes asks first: with %s it says what becomes of that', async (_, appointments, words) => {
  const requests = answering([500, { message: '', code: 'internal' }]);
  const user = userEvent.setup();
  const yes = { ...release, withdrawn_by: null, deletion_closed: false, search: 'looking' } as const;
  const panel = await panelOf({
    status: 'accepted',
    release: yes,
    events: ['archive'],
    appointments: [...appointments],
  });
  const archive = within(panel).getByRole('button', { name: 'Archive' });
  await user.click(archive);
  const question = screen.getByRole('alertdialog', { name: 'Archive this contact?' });
  expect(question.textContent).toMatch(words);
  await user.click(within(question).getByRole('button', { name: 'Let it stand' }));
  expect(requests).toEqual([]);
  await user.click(archive);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Archive' }));
  await expect.poll(() => requests.length).toBe(1);
  expect(await requests[0]?.json()).toEqual({ event: 'archive' });
});

test('archiving what is over anyway asks nothing', async () => {
  const requests = answering([500, { message: '', code: 'internal' }]);
  const panel = await panelOf({ status: 'declined', events: ['archive'] });
  await userEvent.setup().click(within(panel).getByRole('button', { name: 'Archive' }));
  await expect.poll(() => requests.length).toBe(1);
});
