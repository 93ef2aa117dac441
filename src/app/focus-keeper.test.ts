import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './focus-keeper.ts';

beforeAll(keepFocus);
beforeEach(() => {
  document.body.innerHTML = `<div id="root"><main>
    <h1>Registrieren</h1>
    <section><ul><li><button>Eins</button></li><li><button>Zwei</button></li></ul></section>
    <form><input name="code"></form>
  </main></div>`;
});

const $ = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing is ${selector}.`);
  return found;
};
const focused = () => document.activeElement?.localName;

test('a control that goes leaves the focus to what stood around it', async () => {
  $('li:last-child button').focus();
  $('li:last-child').remove();
  await vi.waitFor(() => expect(focused()).toBe('ul'));
  $('input').focus();
  expect($('ul').hasAttribute('tabindex'), 'a list is no place to tab to afterwards').toBe(false);
});

test('a form that gives way to another one leaves it to the main heading', async () => {
  $('input').focus();
  $('form').remove();
  await vi.waitFor(() => expect(focused()).toBe('h1'));
});

test('a part that has emptied and isn’t drawn any more is passed over', async () => {
  $('li button').focus();
  $('ul').focus = () => undefined;
  $('li').remove();
  await vi.waitFor(() => expect(focused()).toBe('section'));
});

test('so does a page that goes as a whole', async () => {
  $('input').focus();
  document.body.innerHTML = '<main><h1>Anmelden</h1></main>';
  await vi.waitFor(() => expect(focused()).toBe('h1'));
});

test('nothing happens where a successor has taken the focus, or nobody had it', async () => {
  $('li:last-child button').focus();
  $('li:last-child').remove();
  $('input').focus();
  await Promise.resolve();
  expect(focused()).toBe('input');
  $('input').blur();
  $('ul').remove();
  await Promise.resolve();
  expect(focused()).toBe('body');
});
