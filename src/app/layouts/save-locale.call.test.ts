import { afterEach, expect, test, vi } from 'vitest';
import { heldAnswers } from '../../../tests/support/held-answers.ts';
import type { SessionActor } from '../../api/session.ts';
import { saveLocale } from './save-locale.call.ts';

afterEach(() => vi.unstubAllGlobals());

test('two languages chosen at once are saved in that order, whatever becomes of the first', async () => {
  const held = heldAnswers();
  const session = { send: () => {} } as unknown as SessionActor;
  const id = '0198a1f6-40bc-7c6f-bf5c-a5e1afb0a1d0';
  const both = [saveLocale(session, id, 'en'), saveLocale(session, id, 'de')];
  await expect.poll(() => held.length).toBe(1);
  expect(await held[0]?.request.json()).toEqual({ locale: 'en' });
  await held[0]?.answer(500, { message: '', code: 'internal' });
  await expect.poll(() => held.length).toBe(2);
  expect(await held[1]?.request.json()).toEqual({ locale: 'de' });
  await held[1]?.answer(500, { message: '', code: 'internal' });
  await Promise.all(both);
});
