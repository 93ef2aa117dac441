import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AuditEntry } from '../../../../contract/audits/audits.schema.ts';
import { Changes } from './audit-cells.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const saidOf = (entry: Pick<AuditEntry, 'event' | 'fields' | 'reason'>) =>
  render(
    <I18nProvider i18n={i18n}>
      <Changes of={entry as AuditEntry} />
    </I18nProvider>,
  ).container.textContent;

test.each([
  [['audits'], 'Log'],
  [['statistics-applicants'], 'Figures about applicants'],
  [
    ['progress', 'q: Ahorn', 'usage_type: searching', 'order: name'],
    'Progress of companies, searched for “Ahorn”, filtered',
  ],
])('of a table taken as a file, %j, the log says in words which and what was searched for', (fields, words) => {
  expect(saidOf({ event: 'export', fields, reason: null })).toBe(words);
});

test('of a change, which fields and why', () => {
  expect(saidOf({ event: 'update', fields: ['website', 'lat'], reason: 'Moved.' })).toBe('Website · Moved.');
});
