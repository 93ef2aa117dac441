import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describedBy, show } from '../../../tests/support/show.tsx';
import { TextField } from './text-field.tsx';

test('its label names it, and a press on the label goes there', async () => {
  const { user } = show(<TextField name="email" type="email" label="Email" autoComplete="email" required />);
  await user.click(screen.getByText('Email'));
  const input = screen.getByRole('textbox', { name: 'Email' });
  expect(document.activeElement).toBe(input);
  expect(input).toMatchObject({ type: 'email', autocomplete: 'email', required: true, dir: 'auto' });
});

test('it tells what is typed, and when it is left', async () => {
  const typed: string[] = [];
  const onBlur = vi.fn<() => void>();
  const { user } = show(<TextField name="city" label="City" onChange={(text) => typed.push(text)} onBlur={onBlur} />);
  await user.type(screen.getByLabelText('City'), 'Ulm');
  await user.tab();
  expect(typed).toEqual(['U', 'Ul', 'Ulm']);
  expect(onBlur).toHaveBeenCalledOnce();
});

test('without a script the form sends it', () => {
  show(
    <form aria-label="f">
      <TextField name="city" label="City" defaultValue="Wesel" />
    </form>,
  );
  expect(Object.fromEntries(new FormData(screen.getByRole<HTMLFormElement>('form')))).toEqual({ city: 'Wesel' });
});

test('an error comes and goes with what it describes', () => {
  const field = (errors: string[]) => <TextField name="city" label="City" errors={errors} />;
  const { rerender } = show(field(['Please fill in']));
  const input = screen.getByRole('textbox', { name: 'City' });
  expect([describedBy(input), input.getAttribute('aria-invalid')]).toEqual([['Please fill in'], 'true']);
  rerender(field([]));
  expect([describedBy(input), input.getAttribute('aria-invalid')]).toEqual([[], null]);
});

test('of a sentence it is told how much room is left towards its end; of a short answer the limit is no news', () => {
  const field = (length: number, maxLength: number) => (
    <TextField name="slogan" label="Slogan" value={'x'.repeat(length)} onChange={() => {}} maxLength={maxLength} />
  );
  const { rerender } = show(field(99, 120));
  expect(screen.queryByRole('status')).toBeNull();
  rerender(field(100, 120));
  expect(screen.getByRole('status').textContent).toBe('Room for 20 more characters');
  rerender(field(6, 6));
  expect(screen.queryByRole('status')).toBeNull();
});
