import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describedBy, show } from '../../../tests/support/show.tsx';
import { TextArea } from './text-area.tsx';

test('several lines are typed, told and described by their error', async () => {
  const typed: string[] = [];
  const { user } = show(
    <TextArea name="message" label="Message" errors={['Too short']} onChange={(text) => typed.push(text)} />,
  );
  const area = screen.getByRole('textbox', { name: 'Message' });
  await user.type(area, 'a{Enter}b');
  expect(typed.at(-1)).toBe('a\nb');
  expect([describedBy(area), area.getAttribute('aria-invalid')]).toEqual([['Too short'], 'true']);
});

test('a text to read only stays as it is', async () => {
  const { user } = show(<TextArea name="sent" label="Sent" defaultValue="Hello" readOnly />);
  await user.type(screen.getByRole('textbox', { name: 'Sent' }), 'x');
  expect(screen.getByRole('textbox', { name: 'Sent' })).toHaveProperty('value', 'Hello');
});

test('how much room is left is told towards the end, so that nothing is cut off unseen', () => {
  const area = (length: number) => (
    <TextArea name="message" label="Message" value={'x'.repeat(length)} onChange={() => {}} maxLength={100} />
  );
  const { rerender } = show(area(49));
  expect(screen.queryByRole('status')).toBeNull();
  rerender(area(50));
  expect(screen.getByRole('status').textContent).toBe('Room for 50 more characters');
  rerender(area(99));
  expect(screen.getByRole('status').textContent).toBe('Room for one more character');
  rerender(area(100));
  expect(screen.getByRole('status').textContent).toBe('No room left');
});
