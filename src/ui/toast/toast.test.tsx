import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { type Toast, ToastRegion } from './toast.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

function drawn(tone: Toast['tone']): string {
  const toast = { id: tone, tone, title: 'Saved', timeout: 0 };
  const { unmount } = render(
    <I18nProvider i18n={i18n}>
      <ToastRegion toasts={[toast]} onDismiss={() => {}} />
    </I18nProvider>,
  );
  // The mark is the first thing in a notification.
  const mark = document.querySelector('li > span')?.innerHTML ?? '';
  unmount();
  return mark;
}
const alone = (element: React.ReactNode): string => {
  const { container, unmount } = render(<I18nProvider i18n={i18n}>{element}</I18nProvider>);
  const text = container.innerHTML;
  unmount();
  return text;
};

test('success has a check, an error a cross, a warning a triangle, what is pending a spinner [S4-22]', () => {
  expect(drawn('success')).toBe(alone(<Icon name="check" />));
  expect(drawn('danger')).toBe(alone(<Icon name="cross" />));
  expect(drawn('warning')).toBe(alone(<Icon name="warning" />));
  expect(drawn('pending')).toBe(alone(<Spinner />));
});
