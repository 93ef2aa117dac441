import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextField } from '../text-field/text-field.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('a required field carries an asterisk, which its name leaves out; another field has none [S5-19]', () => {
  render(
    <I18nProvider i18n={i18n}>
      <TextField name="line_1" label="Street" required />
      <TextField name="line_2" label="Supplement" />
    </I18nProvider>,
  );
  const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels).toEqual(['Street *', 'Supplement']);
  expect(screen.getByRole('textbox', { name: 'Street' })).toHaveProperty('required', true);
});
