import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { selectMe } from '../../../machines/session/session.selectors.ts';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { heldAnswers } from '../../../tests/support/held-answers.ts';
import { showAs } from '../../../tests/support/show-as.tsx';
import { discardDrafts } from '../../forms/drafts.ts';
import { activateLocale } from '../../i18n/catalogs.ts';
import { AddressDialog } from './address-dialog.tsx';

beforeAll(() => activateLocale('en'));
afterEach(() => {
  discardDrafts();
  vi.unstubAllGlobals();
});

function Opened({ applicant }: { readonly applicant: OwnApplicant }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <AddressDialog applicant={applicant} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const address = { line_1: 'Ring 1', line_2: null, postcode: '51371', city: 'Leverkusen', country: 'DE' } as const;
const dialog = () => screen.queryByRole('dialog', { name: 'Your address' });

/** The dialog with an address that is being saved. */
async function saving() {
  const held = heldAnswers();
  const me = anApplicant();
  if (!me.applicant) throw new Error('no applicant');
  const applicant = { ...me.applicant, address };
  const { user, session } = await showAs(me, <Opened applicant={applicant} />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Open');
  await press('Save address');
  const sent = () => held.find(({ request }) => !['GET', 'HEAD'].includes(request.method));
  await expect.poll(sent).toBeDefined();
  return {
    press,
    answer: async () => sent()?.answer(200, { data: applicant }),
    saved: () => selectMe(session.getSnapshot())?.applicant?.address,
  };
}

test('it closes once its address is saved', async () => {
  const { answer } = await saving();
  await answer();
  await expect.poll(dialog).toBeNull();
});

test('an address saved on a slow line closes the dialog it was saved in, and not the one opened since', async () => {
  const { press, answer, saved } = await saving();
  await press('Cancel');
  expect(dialog()).toBeNull();
  await press('Open');
  await answer();
  await expect.poll(saved).toEqual(address);
  expect(dialog()).not.toBeNull();
});
