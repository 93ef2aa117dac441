import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useKeys } from './use-keys.ts';

const pressed: string[] = [];

function Page({ isOn = true }: { readonly isOn?: boolean }) {
  useKeys({ j: () => void pressed.push('j') }, isOn);
  return (
    <>
      <button type="button">row</button>
      <input aria-label="place" />
      <select aria-label="order" />
      <section data-own-keys="">
        <button type="button">send</button>
      </section>
    </>
  );
}

const press = (target: HTMLElement, init: KeyboardEventInit = { key: 'j' }): readonly string[] => {
  pressed.length = 0;
  fireEvent.keyDown(target, init);
  return pressed;
};

test('a letter works where nobody types or writes', () => {
  render(<Page />);
  expect(press(screen.getByText('row'))).toEqual(['j']);
  expect(press(document.body)).toEqual(['j']);
  for (const where of [screen.getByLabelText('place'), screen.getByLabelText('order'), screen.getByText('send')]) {
    expect(press(where)).toEqual([]);
  }
});

test('with another key held it is the browser’s, and so is every letter the page does not know', () => {
  render(<Page />);
  expect(press(document.body, { key: 'j', ctrlKey: true })).toEqual([]);
  expect(press(document.body, { key: 'q' })).toEqual([]);
});

test('behind a question, and once they are turned off, the keys do nothing', () => {
  const { rerender } = render(<Page />);
  const dialog = Object.assign(document.createElement('div'), { role: 'dialog' });
  document.body.append(dialog);
  expect(press(screen.getByText('row'))).toEqual([]);
  dialog.remove();
  rerender(<Page isOn={false} />);
  expect(press(document.body)).toEqual([]);
});
