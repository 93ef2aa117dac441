import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Organization } from '../../contract/organizations/organizations.schema.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import { meOf } from '../../machines/session/session.fixtures.ts';
import { answering, showMember } from '../../tests/support/show-member.tsx';
import { EmailForm } from '../features/account/email-form.tsx';
import { EmployeeContact } from '../features/account/employee-contact.tsx';
import { NameSection } from '../features/account/name-section.tsx';
import { FoundDialog } from '../features/applicants/found-dialog.tsx';
import { detailsForm } from '../features/organizations/details-later.ts';
import { DetailsScreen } from '../features/organizations/details-screen.tsx';
import { activateLocale } from '../i18n/catalogs.ts';

const secret = 'a password nobody stores';

const organization: Organization = {
  id: 'o1',
  name: 'Chemie',
  usage_type: 'searching',
  status: 'active',
  occupation_ids: [],
  verified_at: null,
  version: 1,
  website: null,
  privacy: null,
  address: { line_1: 'Weg 1', line_2: null, postcode: '50667', city: 'Köln', country: 'DE' },
  may_invite: true,
  status_reason: null,
  staff_changed_at: null,
  deletes_at: null,
  events: [],
};
const employee = { id: 'e1', meta: { position: 'Ausbildung', phonenumber: '+4922112345' } } as NonNullable<
  Me['employee']
>;
const details = <DetailsScreen organization={organization} terms={{ accepted: null }} />;

const typed = (role: 'textbox' | 'combobox', name: string, value: string) => ({
  type: () => fireEvent.change(screen.getByRole(role, { name }), { target: { value } }),
  kept: () => expect(screen.getByRole(role, { name })).toHaveProperty('value', value),
});
const chosen = (name: RegExp) => ({
  type: () => fireEvent.click(screen.getByRole('radio', { name })),
  kept: () => expect(screen.getByRole('radio', { name })).toHaveProperty('checked', true),
});

interface Case {
  readonly page: ReactElement;
  readonly open?: string;
  readonly field: { type: () => unknown; kept: () => void };
  readonly save: string;
}

const cases: Record<string, Case> = {
  'a name': {
    page: <NameSection />,
    open: 'Correct the name',
    field: typed('textbox', 'First name', 'Kimberley'),
    save: 'Save the name',
  },
  'a new e-mail address': {
    page: <EmailForm pending={null} />,
    field: typed('textbox', 'New e-mail address', 'new@example.org'),
    save: 'Send a code there',
  },
  'an employee’s position': {
    page: <EmployeeContact employee={employee} />,
    field: typed('textbox', 'Position', 'Leitung'),
    save: 'Save position and number',
  },
  'what the company does here': {
    page: details,
    open: 'Change the answer',
    field: chosen(/^Both/),
    save: 'Save for everybody',
  },
  'the company’s website': {
    page: details,
    field: typed('textbox', 'Website', 'www.example.org'),
    save: 'Save occupations and website',
  },
  'the company’s address': {
    page: details,
    open: 'Change the address',
    field: typed('textbox', 'Street and house number', 'Ring 9'),
    save: 'Save the address',
  },
  'where a place was found': {
    page: <FoundDialog isOpen onClose={() => {}} companies={[]} applicantId="a1" />,
    field: chosen(/elsewhere|another/i),
    save: 'End my search',
  },
};

// once fetched, the forms are there for every page of a document; they need a language first
beforeAll(async () => {
  await activateLocale('en');
  await vi.waitFor(detailsForm.fetch, 20_000);
});
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test.each(Object.entries(cases))('%s is still there when the session ended at the save', async (_, one) => {
  const { page, open, field, save } = one;
  const me: Me = { ...meOf('employee'), employee };
  const requests = answering([401, { message: '', code: 'unauthenticated' }]);
  const first = await showMember(page, me);
  await screen.findByRole('button', { name: open ?? save });
  if (open) await first.user.click(screen.getByRole('button', { name: open }));
  await screen.findByRole('button', { name: save });
  await act(async () => field.type());
  for (const input of document.querySelectorAll('input[type=password]'))
    fireEvent.change(input, { target: { value: secret } });
  await first.user.click(screen.getByRole('button', { name: save }));
  // streets may be asked for meanwhile: what is saved counts
  const saved = () => requests.filter(({ method }) => method !== 'GET');
  if (save !== 'End my search') await expect.poll(() => saved().length).toBe(1);
  first.unmount();

  await showMember(page, me);
  await vi.waitFor(() => field.kept());
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(secret);
});
