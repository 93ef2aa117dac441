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
