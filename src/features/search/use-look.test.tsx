import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import { personFound as known } from '../../../tests/support/a-person-found.ts';
import { answering } from '../../../tests/support/show-member.tsx';
import { useLook } from './use-look.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const personFound = { ...known, seen: false };
const other = { ...personFound, handle: '0198f0a0-0000-7000-8000-0000000000a2' };
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Who is looked at, one after the other, and what was noted of it. */
function looking() {
  const requests = answering([204]);
  const seen: string[] = [];
  function Panel({ at }: { readonly at: SearchResult | undefined }) {
    useLook(at, (handle) => void seen.push(handle));
    return null;
  }
  const { rerender } = render(<Panel at={undefined} />);
  return {
    at: (result: SearchResult | undefined) => rerender(<Panel at={result} />),
    seen,
    viewed: () => requests.map(({ url }) => new URL(url).pathname.split('/').slice(-2).join(' ')),
  };
}

test('400 ms are a look, 5 s a view, and not a moment less', async () => {
  const { at, seen, viewed } = looking();
  at(personFound);
  await pass(399);
  expect(seen).toEqual([]);
  await pass(1);
  expect(seen).toEqual([personFound.handle]);
  await pass(4599);
  expect(viewed()).toEqual([]);
  await pass(1);
  expect(viewed()).toEqual([`${personFound.handle} view`]);
});

test('whoever is left before was neither looked at nor viewed', async () => {
  const { at, seen, viewed } = looking();
  at(personFound);
  await pass(399);
  at(other);
  await pass(4999);
  at(undefined);
  await pass(10_000);
  expect(seen).toEqual([other.handle]);
  expect(viewed()).toEqual([]);
});

test('a row that changes meanwhile is the same look, and a second one tells no second view', async () => {
  const { at, seen, viewed } = looking();
  at(personFound);
  await pass(3000);
  at({ ...personFound, seen: true, saved: true });
  await pass(2000);
  expect(viewed()).toEqual([`${personFound.handle} view`]);
  at(other);
  await pass(5000);
  at({ ...personFound, seen: true });
  await pass(5000);
  expect(seen).toEqual([personFound.handle, other.handle]);
  expect(viewed()).toEqual([`${personFound.handle} view`, `${other.handle} view`]);
});
