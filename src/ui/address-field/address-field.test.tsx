import { fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { describedBy, show } from '../../../tests/support/show.tsx';
import { Kept } from '../gallery/examples.tsx';
import { AddressField } from './address-field.tsx';

const found = [
  { value: '1', label: 'Rheinstraße 5', hint: '46483 Wesel' },
  { value: '2', label: 'Rheinweg 7', hint: '46487 Wesel' },
];

function street({ asked = [] as string[], suggest = () => Promise.resolve(found), errors = [] as string[] } = {}) {
  return show(
    <Kept start="">
      {(line, keep) => (
        <AddressField
          name="line_1"
          label="Street"
          value={line}
          onChange={keep}
          errors={errors}
          suggest={(query) => {
            asked.push(query);
            return suggest();
          }}
          onSelect={({ label }) => keep(label)}
        />
      )}
    </Kept>,
  );
}
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Street' });

test('only the last of quickly typed texts is asked, and the chosen suggestion is taken over', async () => {
  const asked: string[] = [];
  const { user } = street({ asked });
  await user.click(input());
  // at once: between two keys a busy machine may take as long as somebody who thinks
  for (const value of ['Rh', 'Rhei', 'Rhein']) fireEvent.change(input(), { target: { value } });
  await user.click(await screen.findByRole('option', { name: /Rheinstraße 5/ }));
  expect([asked, input().value]).toEqual([['Rhein'], 'Rheinstraße 5']);
});

test('a field that has gone asks nothing more', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const asked: string[] = [];
  const { unmount } = street({ asked });
  fireEvent.change(input(), { target: { value: 'Rhein' } });
  unmount();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked).toEqual([]);
});

test('arrows and Enter choose a suggestion, Escape keeps what is typed', async () => {
  const { user } = street();
  await user.type(input(), 'Rhein');
  await screen.findAllByRole('option');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(input().value).toBe('Rheinweg 7');
  await user.clear(input());
  await user.type(input(), 'Rhein');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  expect([input().value, screen.queryAllByRole('option')]).toEqual(['Rhein', []]);
});

test('Enter sends the form where nothing is suggested, or nothing of it is marked, and chooses where something is', async () => {
  let sent = 0;
  const fields = (answer: typeof found) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <Kept start="">
        {(line, keep) => (
          <AddressField
            name="line_1"
            label="Street"
            value={line}
            onChange={keep}
            suggest={() => Promise.resolve(answer)}
            onSelect={({ label }) => keep(label)}
          />
        )}
      </Kept>
    </form>
  );
  const { user, unmount } = show(fields([]));
  await user.type(input(), 'Rheinweg 7{Enter}');
  expect(sent).toBe(1);
  unmount();
  const { user: other } = show(fields(found));
  await other.type(input(), 'Rhein');
  await screen.findAllByRole('option');
  await other.keyboard('{ArrowDown}{Enter}');
  expect([sent, input().value]).toEqual([1, 'Rheinstraße 5']);
  await other.type(input(), ' a');
  await other.keyboard('{Enter}');
  expect(sent).toBe(2);
});

test('what is typed without choosing stays, also where nobody suggests anything', async () => {
  const asked: string[] = [];
  const { user } = street({ asked, suggest: () => Promise.reject(new Error('offline')) });
  await user.type(input(), 'Am Hang 3');
  await expect.poll(() => asked).toEqual(['Am Hang 3']);
  await user.tab();
  expect([input().value, screen.queryAllByRole('option')]).toEqual(['Am Hang 3', []]);
});

test('two letters ask nobody, and the browser can fill it in', async () => {
  const asked: string[] = [];
  const { user } = street({ asked });
  await user.type(input(), 'Rh');
  await user.type(input(), 'ein');
  await expect.poll(() => asked).toEqual(['Rhein']);
  expect(input().autocomplete).toBe('address-line1');
});

test('its error describes it', () => {
  street({ errors: ['The house number is missing'] });
  expect([describedBy(input()), input().getAttribute('aria-invalid')]).toEqual([
    ['The house number is missing'],
    'true',
  ]);
});
