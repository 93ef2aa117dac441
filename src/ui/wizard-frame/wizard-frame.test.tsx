import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { WizardFrame, type WizardFrameProps } from './wizard-frame.tsx';

function wizard(props: Partial<WizardFrameProps> = {}) {
  const opened = vi.fn<() => void>();
  const shown = show(
    <WizardFrame
      label="Your profile"
      steps={[
        { id: 'job', label: 'Training', state: 'done', onSelect: opened },
        { id: 'phone', label: 'Phone', state: 'current', onSelect: opened },
        { id: 'address', label: 'Address', state: 'open' },
      ]}
      title="Two more steps"
      {...props}
    >
      <form id="step" />
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

test('back, skip and continue are there where they lead somewhere', async () => {
  const ways = { onBack: vi.fn<() => void>(), onSkip: vi.fn<() => void>(), onContinue: vi.fn<() => void>() };
  const { user, unmount } = wizard(ways);
  for (const name of ['Back', 'Skip', 'Continue']) await user.click(screen.getByRole('button', { name }));
  expect(Object.values(ways).map((way) => way.mock.calls.length)).toEqual([1, 1, 1]);
  unmount();
  wizard();
  expect(['Back', 'Skip'].map((name) => screen.queryByRole('button', { name }))).toEqual([null, null]);
});

test('continue submits the step’s form, from outside of it', () => {
  wizard({ formId: 'step', continueLabel: 'Save' });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  expect([button.type, button.form?.id]).toEqual(['submit', 'step']);
});

test('while a step is saved no way out takes a press, and continue none where it cannot be left', async () => {
  const press = vi.fn<() => void>();
  const { user, unmount } = wizard({ onBack: press, onSkip: press, onContinue: press, isPending: true });
  for (const name of ['Back', 'Skip', 'Continue']) await user.click(screen.getByRole('button', { name }));
  unmount();
  const again = wizard({ onContinue: press, canContinue: false });
  await again.user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(press).not.toHaveBeenCalled();
});
