import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const heading = msg`Unexpected error!`;
const sentence = msg`An unknown error occurred. Please try again later. If the issue persists, please contact us.`;
const reload = msg`Reload`;

/** Where React could keep nothing in sight: words and a way on instead of an empty page. */
export function showLastResort(root: HTMLElement): void {
  const main = document.createElement('main');
  const [title, text, button] = [
    document.createElement('h1'),
    document.createElement('p'),
    document.createElement('button'),
  ];
  title.textContent = i18n._(heading);
  text.textContent = i18n._(sentence);
  button.textContent = i18n._(reload);
  button.type = 'button';
  button.addEventListener('click', () => window.location.reload());
  main.append(title, text, button);
  root.replaceChildren(main);
}
