import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** Draws a component in English; `user` types, tabs, pastes and presses as a person does. */
export function show(element: ReactElement) {
  return {
    user: userEvent.setup(),
    ...render(element, { wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider> }),
  };
}

/** What assistive technology reads after a control's name: help and error. */
export const describedBy = (control: Element): string[] =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id !== '')
    .map((id) => document.getElementById(id)?.textContent ?? `no element ${id}`);
