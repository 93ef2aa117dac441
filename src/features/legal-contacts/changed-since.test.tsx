import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Agreement, Terms } from '../../../contract/terms/terms.schema.ts';
import { show } from '../../../tests/support/show.tsx';
import { AgreementList } from './agreement-list.tsx';
import { ChangedSince } from './changed-since.tsx';

/** A guardian who is asked again reads what is new, and the whole earlier text where that is wanted. */
const terms: Terms = {
  id: 't2',
  version: 2,
  locale: 'en',
  text: 'You can be found for 21 days.\n\nWrite to us.',
  hash: 'h',
  published_at: '2026-11-01T00:00:00.000Z',
  findable: { version: 1, text: 'Companies find your child.', hash: 'f' },
};
const agreed: Agreement = {
  id: '0190a000-0000-7000-8000-000000000001',
  act: 'terms',
  at: '2026-03-01T10:00:00.000Z',
  ended_at: null,
  given_by: 'guardian',
  version: 1,
  locale: 'en',
  text: 'You can be found for 14 days.\n\nWrite to us.',
  organization: null,
};
const findable: Agreement = { ...agreed, id: '0190a000-0000-7000-8000-000000000002', act: 'findable' };
const marked = (name: 'ins' | 'del') =>
  [...screen.getByRole('group', { name: 'What is different' }).querySelectorAll(name)].map(({ textContent }) =>
    textContent?.trim(),
  );

test('what a text says otherwise than the one agreed to opens with a press, beside the whole text', async () => {
  const { user } = show(<ChangedSince earlier={[agreed]} terms={terms} isPlain={false} />);
  expect(screen.getByText('Version 1 compared with version 2')).toBeDefined();
  expect(screen.getByText('You can be found for 14 days.')).toBeDefined();
  expect(screen.queryByText('What is new in “Companies may find your child”')).toBeNull();
  await user.click(screen.getByText('What is new in the terms of use'));
  await screen.findByRole('group', { name: 'What is different' });
  expect([marked('del'), marked('ins')]).toEqual([['removed: 14'], ['added: 21']]);
});

test.each([false, true])(
  'where the earlier text is gone nothing new is promised, and that is said (plain: %s)',
  (isPlain) => {
    show(<ChangedSince earlier={[{ ...agreed, text: null }]} terms={terms} isPlain={isPlain} />);
    expect(screen.queryByText(/what is new(,|:)/)).toBeNull();
    expect(screen.getByText(/is not kept any more, so|no longer have the old text/)).toBeDefined();
  },
);

test('the guardian’s own page compares what has changed since, and nothing else', async () => {
  const newer = { act: 'terms', version: 2, locale: 'en', text: terms.text } as const;
  const { user } = show(<AgreementList agreements={[findable, agreed]} newer={[newer]} />);
  await user.click(screen.getByText('What is new in the terms of use'));
  await screen.findByRole('group', { name: 'What is different' });
  expect([marked('del'), marked('ins')]).toEqual([['removed: 14'], ['added: 21']]);
});

test('a version and its number stand in one line', () => {
  show(<AgreementList agreements={[agreed]} newer={[]} />);
  expect(screen.getByText(/^Agreed to on/).textContent).toMatch(/version\u00a01$/);
});
