import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { CopyField } from './copy-field.tsx';

const link = 'https://app.example/register?code=ABCD2345';

test.each([
  ['says so, where no notification does', false, 'Copied'],
  ['leaves saying so to the notification', true, ''],
])('a press copies it and %s', async (_, isTold, words) => {
  const results: string[] = [];
  const onCopied = isTold ? (result: string) => results.push(result) : undefined;
  const { user } = show(<CopyField name="link" label="Link" value={link} onCopied={onCopied} />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeDefined();
  expect([results, await navigator.clipboard.readText()]).toEqual([isTold ? ['copied'] : [], link]);
  expect(screen.getByRole('status').textContent).toBe(words);
});

test('another link is not copied yet', async () => {
  const { user, rerender } = show(<CopyField name="link" label="Link" value={link} />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByRole('button', { name: 'Copied' });
  rerender(<CopyField name="link" label="Link" value={`${link}6`} />);
  expect(screen.getByRole('button', { name: 'Copy' })).toBeDefined();
});

test('where the clipboard is refused the text stands selected', async () => {
  const results: string[] = [];
  const { user } = show(
    <CopyField name="link" label="Link" value={link} onCopied={(result) => results.push(result)} />,
  );
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await vi.waitFor(() => expect(results).toEqual(['failed']));
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
  expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(link);
  expect(screen.getByRole('status').textContent).toMatch(/does not let us copy/);
});
