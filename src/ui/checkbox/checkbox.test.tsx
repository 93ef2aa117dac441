import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describedBy, show } from '../../../tests/support/show.tsx';
import { Checkbox } from './checkbox.tsx';

test('it is ticked by its words, and by Space', async () => {
  const ticked: boolean[] = [];
  const { user } = show(<Checkbox name="terms" label="I agree" onChange={(value) => ticked.push(value)} required />);
  const box = screen.getByRole('checkbox', { name: 'I agree' });
  await user.click(screen.getByText('I agree'));
  await user.keyboard(' ');
  expect(ticked).toEqual([true, false]);
  expect(box).toHaveProperty('required', true);
});

test('it works in a native form without a script', () => {
  show(
    <form aria-label="f">
      <Checkbox name="terms" label="I agree" defaultChecked />
      <Checkbox name="news" label="Write to me" />
    </form>,
  );
  expect(Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')))).toEqual({ terms: 'on' });
});

test('help and error describe it', () => {
  show(<Checkbox name="terms" label="I agree" help="Version 3" errors={['We need this']} />);
  const box = screen.getByRole('checkbox');
  expect([describedBy(box), box.getAttribute('aria-invalid')]).toEqual([['Version 3', 'We need this'], 'true']);
});

test('a disabled one stays as it is', async () => {
  const { user } = show(<Checkbox name="off" label="Locked" disabled />);
  await user.click(screen.getByText('Locked'));
  expect(screen.getByRole('checkbox', { name: 'Locked' })).toHaveProperty('checked', false);
});
