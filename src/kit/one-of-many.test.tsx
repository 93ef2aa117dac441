import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showMember } from '../../tests/support/show-member.tsx';
import { Combobox } from '../ui/combobox/combobox.tsx';
import { later } from '../ui/dialog/layer.ts';
import { Kept } from '../ui/gallery/examples.tsx';
import { OneOfManyLater, type OneOfManyProps } from './one-of-many.tsx';

const trades = [
  { id: 'joiner', name: 'Joiner' },
  { id: 'cook', name: 'Cook' },
];
const Trade = ({ chosen, onChange, ...field }: OneOfManyProps) => (
  <Combobox
    {...field}
    options={trades.map(({ id, name }) => ({ value: id, label: name }))}
    value={chosen?.id ?? ''}
    onChange={(id) => onChange(id === '' ? undefined : id)}
  />
);

const onConnection = (saveData: boolean): void =>
  void vi.stubGlobal(
    'navigator',
    Object.create(navigator, { connection: { value: { saveData } }, onLine: { value: true } }),
  );
beforeEach(() => onConnection(true));
afterEach(() => vi.unstubAllGlobals());

/** A part that comes when it is let through. */
function waiting() {
  let arrive = () => {};
  const arriving = new Promise<void>((resolve) => (arrive = resolve));
  const part = later<OneOfManyProps>(async () => {
    await arriving;
    return Trade;
  });
  return { part, arrive: () => arrive() };
}

const showField = (part: ReturnType<typeof later<OneOfManyProps>>, start = '') =>
  showMember(
    <Kept start={start}>
      {(value, keep) => (
        <>
          <OneOfManyLater
            part={part}
            name="trade"
            label="Trade"
            placeholder="All"
            chosen={trades.find(({ id }) => id === value)}
            onChange={(id) => keep(id ?? '')}
          />
          <output>{value}</output>
        </>
      )}
    </Kept>,
  );
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Trade' });
const chosen = () => document.querySelector('output')?.textContent;

test('letters and the focus are still there when the field has come, and are searched for', async () => {
  const { part, arrive } = waiting();
  const { user } = await showField(part);
  await user.type(input(), 'joi');
  expect([input().value, screen.queryAllByRole('option').length]).toEqual(['joi', 0]);
  arrive();
  expect((await screen.findByRole('option')).textContent).toBe('Joiner');
  expect([document.activeElement === input(), input().value]).toEqual([true, 'joi']);
  await user.keyboard('n{Enter}');
  expect([chosen(), input().value]).toEqual(['joiner', 'Joiner']);
});

test('its button opens the list once it is there', async () => {
  const { part, arrive } = waiting();
  const { user } = await showField(part, 'cook');
  await user.click(screen.getByRole('button', { name: 'Show list' }));
  arrive();
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Joiner', 'Cook']);
  expect([document.activeElement === input(), input().value]).toEqual([true, 'Cook']);
});

test('what is chosen goes with its letters before the field is there, and doesn’t come back with it', async () => {
  const { part, arrive } = waiting();
  const { user } = await showField(part, 'cook');
  expect(input().value).toBe('Cook');
  await user.clear(input());
  expect([chosen(), input().value]).toEqual(['', '']);
  arrive();
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  expect([document.activeElement === input(), input().value]).toEqual([true, '']);
});

test('whoever has left before it came isn’t called back, and what is chosen stands there', async () => {
  const { part, arrive } = waiting();
  const { user } = await showField(part, 'cook');
  await user.type(input(), 'er');
  await user.click(document.body);
  expect([input().value, chosen()]).toEqual(['Cook', 'cook']);
  arrive();
  await expect.poll(() => input().getAttribute('aria-controls')).not.toBeNull();
  expect([document.activeElement, input().value]).toEqual([document.body, 'Cook']);
});

test('where it can’t be fetched that is said, and a later touch tries again', async () => {
  let tries = 0;
  const part = later<OneOfManyProps>(async () => {
    tries += 1;
    throw new TypeError('no connection');
  });
  const { user, told } = await showField(part);
  await user.click(input());
  await expect.poll(() => told.length).toBe(1);
  const touch = async () => {
    await user.click(document.body);
    await user.click(input());
    return tries;
  };
  await expect.poll(touch, { timeout: 5000 }).toBe(2);
});

test('its button tries again as often as it is pressed', async () => {
  let tries = 0;
  const part = later<OneOfManyProps>(async () => {
    tries += 1;
    throw new TypeError('no connection');
  });
  const { user } = await showField(part);
  const press = async () => {
    await user.click(screen.getByRole('button', { name: 'Show list' }));
    return tries;
  };
  await expect.poll(press, { timeout: 5000 }).toBe(2);
});

test('it is fetched once the page rests, before anybody has come to it', async () => {
  onConnection(false);
  await showField(later(async () => Trade));
  await expect.poll(() => input().getAttribute('aria-controls'), { timeout: 5000 }).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
});
