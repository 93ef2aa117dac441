import { expect, test } from '@playwright/test';
import { speech } from '../../tests/support/speech.ts';
import { differencesIn, lineOf, offerOf } from './kit/controls.ts';

const say = speech('en');

test('a page offers what can be used: not what is disabled, busy, hidden, or a toast', async ({ page }) => {
  await page.setContent(`
    <a href="/imprint">Imprint</a> <a>No link</a>
    <button>Log in</button> <button disabled>Disabled</button> <button aria-disabled="true" aria-busy="true">Busy</button>
    <fieldset disabled><input aria-label="In a disabled group"></fieldset>
    <button hidden>Hidden</button> <div aria-hidden="true"><button>Hidden from assistive technology</button></div>
    <label>Password <input type="password"></label> <input type="checkbox" aria-label="Custody">
    <select aria-label="Country"><option>Germany</option></select>
    <details><summary>The terms in full<br>Version 1</summary>…</details>
    <section aria-label="Notifications (F8)"><button>Close</button></section>`);
  const { lines, isUnderDialog } = await offerOf(page, say);
  expect(lines).toEqual([
    'link Imprint',
    'button Log in',
    'textbox Password',
    'checkbox Custody',
    'combobox Country',
    'summary The terms in full',
  ]);
  expect(isUnderDialog).toBe(false);
});

test('under a dialog nothing of the page can be used', async ({ page }) => {
  await page.setContent(`
    <main aria-hidden="true"><button>Behind</button><details><summary>Behind</summary></details></main>
    <div role="alertdialog" aria-label="Really?"><button>Yes</button></div>`);
  expect(await offerOf(page, say)).toEqual({ lines: ['button Yes'], isUnderDialog: true });
});

test('controls are named in English and found by the words of the page', () => {
  expect(lineOf('button Log in', speech('de'))).toBe('button Anmelden');
  expect(lineOf({ role: 'button', name: 'English' }, speech('de'))).toBe('button English');
});

const expected = {
  own: new Map([
    ['button Send', true],
    ['button Cancel', false],
  ]),
  beside: ['textbox Name'],
  maybe: ['link Help'],
};

test('what is as expected differs in nothing, with what may be there and without', () => {
  expect(differencesIn(['button Send', 'textbox Name'], expected)).toEqual([]);
  expect(differencesIn(['button Send', 'textbox Name', 'link Help'], expected)).toEqual([]);
});

for (const [what, lines, difference] of [
  ['a control is missing', ['textbox Name'], 'button Send: found 0, and the machine takes it'],
  ['one is there that the machine refuses', ['button Send', 'button Cancel', 'textbox Name'], 'button Cancel: found 1'],
  ['one is there twice', ['button Send', 'button Send', 'textbox Name'], 'button Send: found 2'],
  ['a field is missing', ['button Send'], 'textbox Name: found 0, and it belongs here'],
  ['a field is there twice', ['button Send', 'textbox Name', 'textbox Name'], 'textbox Name: found 2'],
  ['a guest comes twice', ['button Send', 'textbox Name', 'link Help', 'link Help'], 'link Help: found 2'],
  ['a stranger is there', ['button Send', 'textbox Name', 'link Home'], 'link Home: nobody has named it'],
] as const)
  test(`it is told that ${what}`, () => {
    const found = differencesIn(lines, expected);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(difference);
  });
