import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isolateNames } from './isolated-names.ts';

const said = (name: string): string | null => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  isolateNames(i18n);
  return render(<Letter name={name} />, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  }).container.textContent;
};

function Letter({ name }: { name: string }) {
  const { t } = useLingui();
  return (
    <p>
      {t`To ${name}`}: <Trans>{name} (2) says yes.</Trans>
    </p>
  );
}

test('a name read from right to left leaves the sentence around it in order', () => {
  expect(said('محمد')).toBe('To \u2068محمد\u2069: \u2068محمد\u2069 (2) says yes.');
});

test('any other name is as it was', () => {
  expect(said('Łukasz')).toBe('To Łukasz: Łukasz (2) says yes.');
});
