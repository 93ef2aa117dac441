import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  verificationMachine,
  type LoadVerificationResult,
  type VerifyCodeResult,
} from '../../../machines/verification/verification.machine.ts';
import { CodeForm } from './code-form.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const minute = 60_000;

/** `right`: the one code that counts; `hold`: the answers wait until they are let go. */
async function openForm({ right = '', hold = false } = {}) {
  const sent: string[] = [];
  const held: (() => void)[] = [];
  const actor = createActor(
    verificationMachine.provide({
      actors: {
        loadVerification: fromPromise<LoadVerificationResult, void>(() =>
          Promise.resolve({ kind: 'ok', expiresInMs: 10 * minute, resendInMs: minute, triesLeft: 5 }),
        ),
        verifyCode: fromPromise<VerifyCodeResult, { code: string }>(({ input }) => {
          sent.push(input.code);
          const { promise, resolve } = Promise.withResolvers<VerifyCodeResult>();
          const triesLeft = 5 - sent.length;
          const answer = () => resolve(input.code === right ? { kind: 'ok' } : { kind: 'wrong', triesLeft });
          if (hold) held.push(answer);
          else answer();
          return promise;
        }),
      },
    }),
  ).start();
  await act(() => Promise.resolve());
  render(
    <I18nProvider i18n={i18n}>
      <CodeForm actor={actor} />
    </I18nProvider>,
  );
  const type = async (text: string) => {
    await act(() => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } }));
  };
  const confirm = async () => {
    await act(() => fireEvent.click(screen.getByRole('button')));
  };
  const answer = () => act(async () => held.shift()?.());
  return { actor, sent, type, confirm, answer };
}

const isShownWrong = () => screen.queryByText(/This code is wrong/) !== null;

test('a wrong code costs one try, however often it is submitted', async () => {
  const form = await openForm();
  await form.type('000000');
  expect(isShownWrong()).toBe(true);
  await form.confirm();
  expect(isShownWrong()).toBe(true);
  await form.type('00000');
  expect(isShownWrong()).toBe(false);
  await form.type('000000');
  expect(isShownWrong()).toBe(true);
  expect(form.sent).toEqual(['000000']);
});

test('another code is sent [S2-08]', async () => {
  const form = await openForm();
  await form.type('000000');
  await form.type('111111');
  expect(form.sent).toEqual(['000000', '111111']);
});

test('a code corrected while the wrong one is still being checked is checked next, and isn’t called wrong', async () => {
  const form = await openForm({ right: '111111', hold: true });
  await form.type('000000');
  await form.type('11111');
  await form.type('111111');
  expect(form.sent, 'one at a time').toEqual(['000000']);
  await form.answer();
  expect(isShownWrong()).toBe(false);
  expect(form.sent).toEqual(['000000', '111111']);
  await form.answer();
  expect(form.actor.getSnapshot().value).toBe('verified');
});

test('a code that is being corrected when the wrong one is answered isn’t called wrong', async () => {
  const form = await openForm({ hold: true });
  await form.type('000000');
  await form.type('1111');
  await form.answer();
  expect(isShownWrong()).toBe(false);
  await form.type('111111');
  expect(form.sent).toEqual(['000000', '111111']);
});
