import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { Kept } from '../gallery/examples.tsx';
import { RadioCards } from './radio-cards.tsx';

const options = [
  { value: 'refer', label: 'Refer', description: 'Too many applicants' },
  { value: 'search', label: 'Search' },
  { value: 'both', label: 'Both' },
] as const;
type Usage = (typeof options)[number]['value'];

const cards = (start: Usage | '' = '', errors: string[] = []) => (
  <>
    <Kept<Usage | ''> start={start}>
      {(value, keep) => (
        <RadioCards
          name="usage"
          label="What brings you here?"
          options={options}
          value={value}
          onChange={keep}
          errors={errors}
        />
      )}
    </Kept>
    <button type="button">Next</button>
  </>
);
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find((radio) => radio.checked)?.value;

test('arrows move and choose, Tab leaves the whole group', async () => {
  const { user } = show(cards('refer'));
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toBe('search');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(chosen()).toBe('both');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Next');
});

test('a press anywhere on a card chooses it', async () => {
  const { user } = show(cards());
  await user.click(screen.getByText('Too many applicants'));
  expect(chosen()).toBe('refer');
});

test('they are one group with a name, described by the error', () => {
  show(cards('', ['Please choose']));
  expect(screen.getByRole('group', { name: 'What brings you here?', description: 'Please choose' })).toBeDefined();
  expect(screen.getByRole('radio', { name: /^Refer/ })).toBeDefined();
});

test('as tiles they are the same radios', async () => {
  const heard = vi.fn<(value: string) => void>();
  const { user } = show(
    <RadioCards
      name="field"
      label="Which field?"
      layout="tiles"
      options={[
        { value: 'wood', label: 'Wood' },
        { value: 'trade', label: 'Trade' },
      ]}
      value="wood"
      onChange={heard}
    />,
  );
  expect(screen.getByRole('radio', { name: 'Wood' })).toHaveProperty('checked', true);
  await user.click(screen.getByText('Trade'));
  expect(heard.mock.calls).toEqual([['trade']]);
});
