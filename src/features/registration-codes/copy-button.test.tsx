import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CopyButton } from './copy-button.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });

test.each([
  ['copied', () => Promise.resolve(), 'Copied'],
  ['refused by the browser', () => Promise.reject(new Error('denied')), 'Copying isn’t allowed here'],
])('whether the link was copied or refused stands on the button: %s [S8-21]', async (_, copy, words) => {
  render(
    <I18nProvider i18n={i18n}>
      <CopyButton copy={copy}>Copy</CopyButton>
    </I18nProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: words })).toBeDefined();
});
