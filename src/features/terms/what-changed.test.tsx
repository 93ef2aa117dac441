import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Agreement } from '../../../contract/terms/terms.schema.ts';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { showAs } from '../../../tests/support/show-as.tsx';
import { WhatChanged } from './what-changed.tsx';

afterEach(() => vi.unstubAllGlobals());

const terms = {
  id: 't2',
  version: 2,
  locale: 'en',
  text: 'Be kind, and punctual.',
  hash: 'h',
  published_at: '2026-11-01T00:00:00.000Z',
  findable: { version: 1, text: 'Companies find you.', hash: 'f' },
} as const;
const agreed = (act: 'terms' | 'findable', version: number): Agreement => ({
  id: act === 'terms' ? '0190a000-0000-7000-8000-000000000001' : '0190a000-0000-7000-8000-000000000002',
  act,
  at: '2026-03-01T10:00:00.000Z',
  ended_at: null,
  given_by: 'applicant',
  version,
  locale: 'en',
  text: `${act}, version ${version}`,
  organization: null,
});

async function asked(tos_status: 'pending' | 'expired', given: readonly Agreement[]) {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    calls.push(new URL(request.url).pathname);
    return Response.json({ data: given });
  });
  const me = anApplicant({ tos_status });
  return { calls, ...(await showAs(me, <WhatChanged terms={terms} />)) };
}

test('who is asked again reads since when, and the text agreed to then; not one that is in force still', async () => {
  await asked('expired', [agreed('terms', 1), agreed('findable', 1)]);
  expect(await screen.findByText(/^On March 1, 2026 an earlier text was agreed to/)).toBeDefined();
  expect(screen.getByText('terms, version 1')).toBeDefined();
  expect(screen.queryByText('findable, version 1')).toBeNull();
});

test('what is new since is compared once it is opened, and told by more than its colour', async () => {
  const before = { ...agreed('terms', 1), text: 'Be kind.\n\nCall us.' };
  const { user } = await asked('expired', [before, agreed('findable', 1)]);
  const title = await screen.findByText('What is new in the terms of use');
  expect(screen.queryByRole('group', { name: 'What is different' })).toBeNull();
  await user.click(title);
  const changes = await screen.findByRole('group', { name: 'What is different' });
  expect([...changes.querySelectorAll('ins')].map(({ textContent }) => textContent).join(' ')).toMatch(
    /^added: .*punctual/,
  );
  expect([...changes.querySelectorAll('del')].map(({ textContent }) => textContent).join(' ')).toMatch(
    /^removed: .*Call us/s,
  );
});

test('whose agreement ended for another reason is told of no change', async () => {
  const { calls } = await asked('expired', [agreed('terms', 2), agreed('findable', 1)]);
  await expect.poll(() => calls.length).toBe(1);
  expect(screen.queryByText('What has changed')).toBeNull();
});

test('who agrees for the first time asks for nothing', async () => {
  expect((await asked('pending', [])).calls).toEqual([]);
  expect(screen.queryByText('What has changed')).toBeNull();
});
