import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { Button } from '../button/button.tsx';
import { WizardFrame, type WizardFrameProps } from './wizard-frame.tsx';

function wizard(props: Partial<WizardFrameProps> = {}) {
  const opened = vi.fn<() => void>();
  const shown = show(
    <WizardFrame
      label="Your profile"
      steps={[
        { id: 'job', label: 'Training', state: 'done', open: { onClick: opened } },
        { id: 'phone', label: 'Phone', state: 'current', open: { onClick: opened } },
        { id: 'address', label: 'Address', state: 'open' },
      ]}
      title="Two more steps"
      next={<Button type="submit">Continue</Button>}
      {...props}
    >
      <form />
    </WizardFrame>,
  );
  return { ...shown, opened };
}

test('it says which step of how many this is, and which are done', () => {
  wizard();
  const way = within(screen.getByRole('navigation', { name: 'Your profile' }));
  expect(way.getAllByRole('listitem').map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
    ['Trainingdone', null],
    ['Phone', 'step'],
    ['Address', null],
  ]);
  expect(way.getByText('Step 2 of 3: Phone')).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'Two more steps' })).toBeDefined();
});

test('only a step that may be opened is a button', async () => {
  const { user, opened } = wizard();
  const way = within(screen.getByRole('navigation'));
  expect(way.getAllByRole('button').map((button) => button.textContent)).toEqual(['Trainingdone']);
  await user.click(way.getByRole('button'));
  expect(opened).toHaveBeenCalledOnce();
});

test('back and skip are there where they lead somewhere, and take a press where they can', async () => {
  const back = { onClick: vi.fn<() => void>() };
  const skip = { disabled: true, onClick: vi.fn<() => void>() };
  const { user, unmount } = wizard({ back, skip });
  for (const name of ['Back', 'Skip']) await user.click(screen.getByRole('button', { name }));
  expect([back, skip].map(({ onClick }) => onClick.mock.calls.length)).toEqual([1, 0]);
  unmount();
  wizard();
  expect(['Back', 'Skip', 'Continue'].map((name) => screen.queryByRole('button', { name }) !== null)).toEqual([
    false,
    false,
    true,
  ]);
});

test('a step that is done stays done where it is opened again', () => {
  wizard({
    steps: [
      { id: 'job', label: 'Training', state: 'again', open: { onClick: vi.fn<() => void>() } },
      { id: 'phone', label: 'Phone', state: 'open' },
    ],
  });
  const [job] = within(screen.getByRole('navigation')).getAllByRole('listitem');
  expect([job?.textContent, job?.getAttribute('aria-current')]).toEqual(['Trainingdone', 'step']);
});
