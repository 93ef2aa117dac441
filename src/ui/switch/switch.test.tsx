import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describedBy, show } from '../../../tests/support/show.tsx';
import { Kept } from '../gallery/examples.tsx';
import { Switch } from './switch.tsx';

const sample = (
  <Kept start={false}>
    {(value, keep) => (
      <Switch
        name="findable"
        label="Companies can find me"
        help="21 days left."
        errors={['Not saved']}
        checked={value}
        onChange={keep}
      />
    )}
  </Kept>
);

test('it goes on and off by its words, Space and Enter', async () => {
  const { user } = show(sample);
  const control = screen.getByRole('switch', { name: 'Companies can find me' });
  const isOn = () => control.getAttribute('aria-checked');
  await user.click(screen.getByText('Companies can find me'));
  expect(isOn()).toBe('true');
  control.focus();
  await user.keyboard(' ');
  expect(isOn()).toBe('false');
  await user.keyboard('{Enter}');
  expect(isOn()).toBe('true');
});

test('help and error describe it', () => {
  show(sample);
  expect(describedBy(screen.getByRole('switch'))).toEqual(['21 days left.', 'Not saved']);
});

test('a disabled one stays as it is', async () => {
  const { user } = show(<Switch name="off" label="Locked" checked={false} disabled onChange={() => undefined} />);
  await user.click(screen.getByText('Locked'));
  const control = screen.getByRole('switch', { name: 'Locked' });
  expect([control.getAttribute('aria-checked'), control.matches(':disabled')]).toEqual(['false', true]);
});
