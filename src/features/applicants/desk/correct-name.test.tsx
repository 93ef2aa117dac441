import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ApplicantDetails } from '../../../../contract/applicants/desk.schema.ts';
import { meOf } from '../../../../machines/session/session.fixtures.ts';
import { showMember } from '../../../../tests/support/show-member.tsx';
import { discardDrafts, keepDraft } from '../../../forms/drafts.ts';
import { activateLocale, findOtherCatalogs } from '../../../i18n/catalogs.ts';
import { catalogsOfDesk } from '../../../i18n/words-of-desk.ts';
import { CorrectName } from './correct-name.tsx';
import { nameForm } from './forms-later.ts';

// once fetched it is there for every page of a document; its words need a language first
beforeAll(async () => {
  findOtherCatalogs(async () => catalogsOfDesk());
  await activateLocale('en');
  await vi.waitFor(nameForm.fetch, 20_000);
});
afterEach(discardDrafts);

const applicant = { id: 'a1', firstname: 'Lea', lastname: 'Roth' } as ApplicantDetails;
const me = meOf('tenant_member');

test('the form of a name comes when it is asked for, with the focus in it, and gives that back', async () => {
  const { user } = await showMember(<CorrectName applicant={applicant} />, me);
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Correct the name' }));
  expect(document.activeElement).toBe(await screen.findByRole('textbox', { name: /First name/ }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Correct the name' }));
});

test('what was typed and cancelled is gone', async () => {
  const { user } = await showMember(<CorrectName applicant={applicant} />, me);
  await user.click(screen.getByRole('button', { name: 'Correct the name' }));
  await user.type(await screen.findByRole('textbox', { name: /First name/ }), 'h');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Correct the name' }));
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /First name/ })).value).toBe('Lea');
});

test('what was typed before and never saved opens it', async () => {
  keepDraft('applicant.name.a1', me.user.id, { firstname: 'Leah', lastname: 'Roth' }, applicant);
  await showMember(<CorrectName applicant={applicant} />, me);
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /First name/ })).value).toBe('Leah');
});
