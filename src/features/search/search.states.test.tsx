import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, vi } from 'vitest';
import { type LoadResult, listMachine } from '../../../machines/list/list.machine.ts';
import { listModel } from '../../../machines/list/list.model.ts';
import { describeDriven } from '../../../tests/support/driven-screen.tsx';
import { showMember } from '../../../tests/support/show-member.tsx';
import { activateLocale } from '../../i18n/catalogs.ts';
import type { AddressQuery } from './search-query.ts';
import { SearchScreen } from './search-screen.tsx';

beforeAll(() => activateLocale('en'));
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
});

function Page() {
  const [query, setQuery] = useState<AddressQuery>({ order: 'renewal' });
  return (
    <SearchScreen
      query={query}
      onQuery={setQuery}
      graduationTypes={[]}
      own={undefined}
      current={(result) => result}
      statusOf={() => null}
      historyOf={() => null}
      unavailableOf={() => null}
      undoOf={() => undefined}
      onContact={() => {}}
      onContactMany={() => {}}
      onTurn={() => {}}
      onShow={() => {}}
      sent={undefined}
      renderComposer={() => null}
    />
  );
}

const more = { total_is_at_least: false, order_date: '2026-11-23', since: null, centre: null, near: null };
const failure = (status: number, code: string) => [status, { message: '', code }] as const;
let places = 0;
const atRest = { asks: '', isBusy: false, shows: '' };
/** What stood there may stand until the answer comes. */
const busy = (asks: string) => expect.objectContaining({ asks, isBusy: true });

describeDriven('the search', {
  model: listModel,
  machine: listMachine,
  calls: '/applicants/search?',
  show: () => showMember(<Page />),
  does: {
    'query.changed': ({ typing }) => {
      const place = { target: { value: String(10_000 + ++places) } };
      if (typing === true) fireEvent.change(screen.getByLabelText('Postcode or place'), place);
      else fireEvent.click(screen.getByLabelText('Recommended by a company'));
    },
    'list.retry': () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })),
  },
  answers: {
    loading: {
      ok: (output) => {
        const { data, meta } = (output as Extract<LoadResult, { kind: 'ok' }>).page;
        return [200, { data, meta: { ...meta, ...more } }];
      },
      refused: failure(403, 'forbidden'),
      unauthenticated: failure(401, 'unauthenticated'),
      failed: failure(500, 'internal'),
    },
  },
  look: (asks) => ({
    asks,
    isBusy: screen.queryByText('Searching') !== null || document.querySelector('[aria-busy=true]') !== null,
    shows: [
      ...(screen.queryByRole('list', { name: 'Applications' }) ? ['results'] : []),
      ...(screen.queryByText(/^Nobody matches these filters/) ? ['nobody'] : []),
      ...(screen.queryByText('The search couldn’t be loaded just now.') ? ['failure'] : []),
    ].join(),
  }),
  looks: {
    debouncing: busy(''),
    loading: busy('GET'),
    showing: { ...atRest, shows: 'results' },
    empty: { ...atRest, shows: 'nobody' },
    failed: { ...atRest, shows: 'failure' },
  },
});
