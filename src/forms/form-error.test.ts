import { setupI18n } from '@lingui/core';
import { describe, expect, test, vi } from 'vitest';
import { errorMessages } from '../../contract/kit/errors.messages.ts';
import type { ErrorCode } from '../../contract/kit/errors.ts';
import { ApiError } from '../api/api-error.ts';
import { messageText } from './message-text.ts';
import { noError, formErrorOf } from './form-error.ts';

const refused = (code: ErrorCode, message = '', errors: Record<string, string[]> = {}, shown?: ReadonlySet<string>) =>
  formErrorOf({ kind: 'refused', code, message, errors }, shown);
const unknown = errorMessages.internal;

describe('what a form says after a submit that failed', () => {
  test('nothing to a 401 or a 419: the login and the repetition speak for themselves [S8-05]', () => {
    expect(formErrorOf({ kind: 'unauthenticated' })).toEqual(noError);
    expect(refused('csrf')).toEqual(noError);
  });

  test('a 422 stands at its fields, and above the form where the page has no such field [S8-06] [S5-20]', () => {
    const errors = { city: ['The town is not there.'], version: ['Somebody else changed it.'] };
    const said = (...shown: string[]) => refused('validation', 'Invalid', errors, new Set(shown));
    expect(said('city', 'version')).toEqual({ fields: errors, general: undefined });
    expect(said('city').general).toBe('Somebody else changed it.');
    expect(refused('validation', 'Invalid', errors).general, 'buttons have no fields').toBe('The town is not there.');
  });

  test('a 400 or 409 is said in the server’s words, without any it is unknown [S8-07]', () => {
    for (const code of ['malformed', 'conflict'] as const) {
      expect(refused(code, 'This code has gone.')).toEqual({ fields: {}, general: 'This code has gone.' });
      expect(refused(code)).toEqual({ fields: {}, general: unknown });
    }
  });

  test('a fault and a missing answer are an unknown error [S8-08]', () => {
    expect(refused('internal', 'stack trace').general).toEqual(unknown);
    expect(formErrorOf({ kind: 'failed', error: new TypeError('offline') }).general).toEqual(unknown);
  });

  test('without a connection it is the page that says so, and the form nothing', () => {
    const away = new ApiError(0, 'network');
    vi.stubGlobal('navigator', { onLine: false });
    expect(formErrorOf({ kind: 'failed', error: away })).toEqual(noError);
    vi.stubGlobal('navigator', { onLine: true });
    expect(formErrorOf({ kind: 'failed', error: away }).general).toEqual(unknown);
    vi.unstubAllGlobals();
  });

  test('our sentences follow the page’s language, the server’s stay as they came', () => {
    const messages = { en: {}, de: { 'error.internal': 'Ein unbekannter Fehler ist aufgetreten.' } };
    const i18n = setupI18n({ locale: 'en', messages });
    expect(messageText(i18n, unknown)).toBe(
      'An unknown error occurred. Please try again later. If the issue persists, please contact us.',
    );
    i18n.activate('de');
    expect(messageText(i18n, unknown)).toBe('Ein unbekannter Fehler ist aufgetreten.');
    expect(messageText(i18n, 'This code has gone.')).toBe('This code has gone.');
  });
});
