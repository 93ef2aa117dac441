import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OrganizationPing } from '../../../contract/pings/pings.schema.ts';
import { release, sent } from '../../../tests/support/messages.ts';
import { showMember } from '../../../tests/support/show-member.tsx';
import { PingDrawer } from './ping-drawer.tsx';

const now = Date.parse('2026-11-20T10:00:00Z');
const at = '2026-11-18T10:00:00Z';

async function panelOf(changes: Partial<OrganizationPing>): Promise<HTMLElement> {
  const ping = { ...sent, sent_at: at, ...changes };
  await showMember(
    <PingDrawer
      ping={ping}
      graduation={undefined}
      now={now}
      deletion={undefined}
      colleagues={[]}
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
    release: { ...release, withdrawn_by: null, search: 'looking' },
    follow_up: { ...kept, outcome: 'hired', history: [{ outcome: 'hired', at, by: 'Robin Klug' }] },
  });
  const pressed = within(panel).getAllByRole('button', { pressed: true });
  expect(pressed.map(({ textContent }) => textContent)).toEqual(['Hired']);
  expect(panel.textContent).toContain('Robin Klug: Hired');
  expect(within(panel).queryByText('Accepted')).toBeNull();
});

test('of whoever took the yes back no label stands alone where nothing is known any more', async () => {
  const withdrawn = { ...release, withdrawn_at: at, withdrawn_by: 'person', search: 'looking' } as const;
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
