import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { accountStep } from './account-steps.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

test('a deletion is said to be of whoever began it or called it off: the person, or an administrator, named or not', () => {
  const said = (event: string, author: 'employee' | 'administrator', by: string | null) =>
    accountStep(i18n, { event, author, by });
  expect(said('schedule_deletion', 'employee', null)).toBe('They asked to delete the account.');
  expect(said('cancel_deletion', 'employee', null)).toBe('They kept the account after all.');
  expect(said('schedule_deletion', 'administrator', 'Ada Wiegand')).toBe('Ada Wiegand had the account deleted.');
  expect(said('cancel_deletion', 'administrator', 'Ada Wiegand')).toBe('Ada Wiegand called the deletion off.');
  expect(said('schedule_deletion', 'administrator', null)).toBe('An administrator had the account deleted.');
});
