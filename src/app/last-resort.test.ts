import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { showLastResort } from './last-resort.ts';

i18n.loadAndActivate({ locale: 'en', messages: {} });

test('where nothing else can be shown, there are words and a way on', () => {
  document.body.innerHTML = '<div id="root"><form></form></div>';
  showLastResort(document.getElementById('root') as HTMLElement);
  expect(document.querySelector('form')).toBeNull();
  expect(document.querySelector('main h1')?.textContent).toBe('Unexpected error!');
  expect(document.querySelector('main button')?.textContent).toBe('Reload');
});
