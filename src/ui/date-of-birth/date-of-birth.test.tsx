import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { describedBy, show } from '../../../tests/support/show.tsx';
import { Kept } from '../gallery/examples.tsx';
import { DateOfBirth } from './date-of-birth.tsx';

function date(props: { value?: string; errors?: string[]; onBlur?: () => void } = {}) {
  const dates: string[] = [];
  const shown = show(
    <DateOfBirth
      name="date_of_birth"
      label="Date of birth"
      value=""
      onChange={(value) => dates.push(value)}
      {...props}
    />,
  );
  return { ...shown, dates };
}
const part = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('day, month and year typed one after the other are a date', async () => {
  const { user, dates } = date();
  await user.tab();
  await user.keyboard('5{Tab}3{Tab}2009');
  expect(dates.at(-1)).toBe('2009-03-05');
});

test('a day that does not exist is not passed off as a date', async () => {
  const { user, dates } = date();
  await user.type(part('Day'), '31');
  await user.type(part('Month'), '2');
  await user.type(part('Year'), '2009');
  expect(dates.at(-1)).not.toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(dates.at(-1)).not.toBe('');
});

test('a pasted date fills day, month and year', async () => {
  const { user, dates } = date();
  await user.click(part('Day'));
  await user.paste('5.3.2009');
  expect(dates).toEqual(['2009-03-05']);
  expect([part('Day').value, part('Month').value, part('Year').value]).toEqual(['5', '3', '2009']);
});

test('a form that goes back to what is stored brings its day, month and year', async () => {
  const { user } = show(
    <Kept start="">
      {(value, keep) => (
        <>
          <DateOfBirth name="date_of_birth" label="Date of birth" value={value} onChange={keep} />
          <button onClick={() => keep('2009-03-05')}>Stored</button>
        </>
      )}
    </Kept>,
  );
  await user.type(part('Day'), '7');
  expect(part('Day').value).toBe('7');
  await user.click(screen.getByRole('button', { name: 'Stored' }));
  expect([part('Day').value, part('Month').value, part('Year').value]).toEqual(['5', '3', '2009']);
});

test('letters are not taken, nor more digits than fit', async () => {
  const { user } = date();
  await user.type(part('Day'), 'x1y23');
  expect(part('Day').value).toBe('12');
});

test('it is left when all three are left', async () => {
  const onBlur = vi.fn<() => void>();
  const { user } = date({ onBlur });
  await user.tab();
  await user.tab();
  expect(onBlur).not.toHaveBeenCalled();
  await user.tab();
  await user.tab();
  expect(onBlur).toHaveBeenCalledOnce();
});

test('the error belongs to each part, and the browser can fill all three in', () => {
  date({ value: '2009-03-05', errors: ['There is no such day'] });
  const parts = ['Day', 'Month', 'Year'].map(part);
  expect(parts.map((input) => [describedBy(input), input.getAttribute('aria-invalid')])).toEqual(
    parts.map(() => [['There is no such day'], 'true']),
  );
  expect(parts.map((input) => input.autocomplete)).toEqual(['bday-day', 'bday-month', 'bday-year']);
  expect(screen.getByRole('group', { name: 'Date of birth' })).toBeDefined();
});
