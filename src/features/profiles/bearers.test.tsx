import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EmailTemplate } from '../../../contract/email-templates/email-templates.schema.ts';
import type { RegistrationCode } from '../../../contract/registration-codes/registration-codes.schema.ts';
import { aProfile } from '../../../tests/support/a-profile.ts';
import { showMember } from '../../../tests/support/show-member.tsx';
import { Bearers } from './bearers.tsx';

const code = (status: RegistrationCode['status']) => ({ id: 'c', name: 'Lehrjahr 2027', status }) as RegistrationCode;
const template = (status: EmailTemplate['status']) =>
  ({ id: 't', name: { de: 'Brief', en: 'Letter' }, status }) as EmailTemplate;
const held = /stays published/;

test.each([
  ['an active code', [code('active')], [], true, 'One registration code', 'Lehrjahr 2027', '/registration-codes/c'],
  [
    'a paused code',
    [code('inactive')],
    [],
    false,
    'One registration code',
    'Lehrjahr 2027Paused',
    '/registration-codes/c',
  ],
  ['a published template', [], [template('published')], true, 'One e-mail template', 'Letter', '/email-templates/t'],
  ['a draft of a template', [], [template('draft')], false, 'One e-mail template', 'LetterDraft', '/email-templates/t'],
] as const)(
  '%s that shows it is named; only what is in use keeps it published',
  async (_, codes, templates, isHeld, title, line, href) => {
    await showMember(<Bearers profile={{ ...aProfile, status: 'published' }} bearing={{ codes, templates }} />);
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([line]);
    expect(screen.getByRole('link').getAttribute('href')).toBe(href);
    expect(screen.queryByText(held) !== null).toBe(isHeld);
  },
);

test.each([
  [true, /as the default, every code without another one shows it/],
  [false, /You choose it in a code or in a template/],
])('that nothing names it is said: the default or not (%s)', async (is_default, words) => {
  await showMember(<Bearers profile={{ ...aProfile, is_default }} bearing={{ codes: [], templates: [] }} />);
  expect(screen.getByText(words)).toBeDefined();
  expect([screen.queryByRole('list'), screen.queryByText(held)]).toEqual([null, null]);
});
