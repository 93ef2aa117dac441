import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { History } from '../../../contract/pings/history.schema.ts';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import { release, sent } from '../../../tests/support/messages.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { PersonHistory } from './person-history.tsx';

afterEach(() => vi.unstubAllGlobals());

const at = '2026-11-18T10:00:00.000Z';
const id = '0198c5a0-0000-7000-8000-000000000001';
const other = '0198c5a0-0000-7000-8000-000000000002';
const person = { handle: id, latest_ping: null, saved: true, hidden: false } as SearchResult;
const owner = { id, fullname: 'Robin Klug' };
const message: History['messages'][number] = { ...sent, id, employee: owner, created_at: at };
const mark: History['mark'] = { mark: 'saved', by: 'Jan Feld', at };

const heading = () => screen.queryByRole('heading', { name: 'So far' });
const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('what was between the company and somebody: who keeps them, each message, what became of it, what was noted', async () => {
  const answered: History['messages'][number] = {
    ...message,
    status: 'accepted',
    offer: { kind: 'trial_day', occupation: 'Koch/Köchin' },
    responded_at: at,
    release: { ...release, withdrawn_by: null, deletion_closed: false, search: 'looking' },
    follow_up: {
      version: 1,
      owner,
      next_on: null,
      outcome: 'reached',
      note: 'Comes on Tuesday',
      note_until: at,
      history: [
        { outcome: 'not_reached', at: '2026-11-17T10:00:00.000Z', by: null },
        { outcome: null, at, by: 'Jan Feld' },
        { outcome: 'reached', at, by: 'Jan Feld' },
      ],
    },
  };
  const requests = answering([
    200,
    {
      data: {
        messages: [answered, { ...message, id: other }],
        mark,
        own_word: { code: 'Bewerbungen', by: 'Jan Feld', at },
      },
    },
  ]);
  await showMember(<PersonHistory {...person} />);
  await expect.poll(heading).not.toBeNull();
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([`/api/v1/applicants/search/${id}/history`]);
  const [kept, told, last, word, ...others] = entries();
  expect(kept).toMatch(/^KeptJan Feld, /);
  expect(told).toMatch(
    /^A trial day: Koch\/KöchinReachedWritten by Robin Klug, .+Answered: .+Not reached, .+Reached, Jan Feld, .+Comes on Tuesday$/,
  );
  expect(last).toMatch(/^Message.*Robin Klug, [^:]+$/);
  expect(word).toMatch(/^Recommended by your code “Bewerbungen”Jan Feld, /);
  expect(others).toEqual([]);
  const links = screen.getAllByRole('link').map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
  expect(links.map((href) => href.replaceAll('"', ''))).toEqual([`/pings?ping=${id}`, `/pings?ping=${other}`]);
});

/** The panel around it, where marks are taken back. */
function Panel() {
  const [saved, setSaved] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setSaved(false)}>
        No longer keep
      </button>
      <PersonHistory {...person} saved={saved} />
    </>
  );
}

test.each([
  ['with nothing left there is no heading', []],
  ['messages stay', [message]],
] as const)('a mark that is taken back meanwhile is told no more: %s', async (_, messages) => {
  answering([200, { data: { messages, mark: { ...mark, by: null }, own_word: null } }]);
  const { user } = await showMember(<Panel />);
  await expect.poll(heading).not.toBeNull();
  expect(entries()[0]).toMatch(/^Kept\w+, \w+ \d+$/);
  await user.click(screen.getByRole('button', { name: 'No longer keep' }));
  await expect.poll(() => screen.queryAllByRole('listitem').length).toBe(messages.length);
  expect(heading() !== null).toBe(messages.length > 0);
});
