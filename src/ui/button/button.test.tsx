import { screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { Button, IconButton } from './button.tsx';

test('it is pressed by mouse, Enter and Space', async () => {
  const onClick = vi.fn<() => void>();
  const { user } = show(<Button onClick={onClick}>Check code</Button>);
  await user.click(screen.getByRole('button', { name: 'Check code' }));
  await user.keyboard('{Enter}');
  await user.keyboard(' ');
  expect(onClick).toHaveBeenCalledTimes(3);
});

test('it submits a form only when told to', async () => {
  const submitted = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const { user } = show(
    <form onSubmit={submitted}>
      <Button>Preview</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await user.click(screen.getByText('Preview'));
  expect(submitted).not.toHaveBeenCalled();
  await user.click(screen.getByText('Send'));
  expect(submitted).toHaveBeenCalledOnce();
});

test('while it is under way it keeps the focus, is said to be busy, and neither acts nor submits', async () => {
  const acts = vi.fn<() => void>();
  const sends = (isPending: boolean) => (
    <form onSubmit={acts}>
      <Button type="submit" isPending={isPending} onClick={acts}>
        Send
      </Button>
    </form>
  );
  const { user, rerender } = show(sends(false));
  const button = screen.getByRole('button', { name: 'Send' });
  await user.tab();
  rerender(sends(true));
  await user.keyboard('{Enter}');
  await user.click(button);
  expect(acts).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect([button.getAttribute('aria-busy'), button.getAttribute('aria-disabled')]).toEqual(['true', 'true']);
});

test('a disabled one is left out by tabbing and takes no press', async () => {
  const onClick = vi.fn<() => void>();
  const { user } = show(
    <>
      <Button disabled onClick={onClick}>
        Locked
      </Button>
      <Button>Next</Button>
    </>,
  );
  await user.click(screen.getByText('Locked'));
  await user.tab();
  expect(onClick).not.toHaveBeenCalled();
  expect(document.activeElement?.textContent).toBe('Next');
});

test('one without words is called by its label, not by its drawing', () => {
  show(<IconButton aria-label="More" icon={<svg aria-hidden="true" />} />);
  expect(screen.getByRole('button', { name: 'More' })).toBeDefined();
});
