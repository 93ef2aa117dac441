import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { linkMachine } from '../../../machines/link/link.machine.ts';
import { InvitationEntry } from './invitation-entry.tsx';

i18n.loadAndActivate({ locale: 'en', messages: {} });

const actor = createActor(linkMachine, { input: { takesAnother: true } }).start();

test.each([
  [
    'an accepted invitation is said to be that, and another can be pasted [S8-14]',
    'accepted',
    /has already been accepted/,
  ],
  ['an expired invitation is said to be that, and another can be pasted [S8-15]', 'expired', /has expired/],
  ['a token nobody knows is said to be that, and another can be pasted [S8-16]', 'unknown', /no longer counts/],
] as const)('%s', (_, problem, sentence) => {
  render(
    <I18nProvider i18n={i18n}>
      <InvitationEntry actor={actor} problem={problem} isPending={false} onToken={() => {}} />
    </I18nProvider>,
  );
  expect(screen.getByText(sentence)).toBeDefined();
  expect(screen.getByRole('textbox', { name: /Invitation link/ })).toBeDefined();
});
