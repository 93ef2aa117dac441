import {
  askDeletion,
  cancelDeletion,
  changePassword,
  confirmDeletion,
  endSession,
  exportAccount,
} from '../../../contract/account/account.endpoints.ts';
import { updateApplicant } from '../../../contract/applicants/applicants.endpoints.ts';
import { updateUser } from '../../../contract/users/users.endpoints.ts';
import { applicant } from '../people.ts';
import { failing, filled, press, type Screen, text, withSending } from '../screen.ts';
import { deletionLink, keepLink } from './accounts.ts';

const account = { route: 'account', path: '/account', as: applicant } as const;
const wish = { route: 'account.wish', path: '/account/wish', as: applicant } as const;
const security = { route: 'account.security', path: '/account/security', as: applicant } as const;
const danger = { route: 'account.danger-zone', path: '/account/danger-zone', as: applicant } as const;

const didNotWork = 'That didn’t work. Please try again.';
const newPassword = { 'New password': 'Lehrstelle-2027', 'Repeat the new password': 'Lehrstelle-2027' };

/** What is changed and ended in the account: on the way, and not arrived. */
export const accountSendings: readonly Screen[] = [
  ...withSending(
    { ...account, name: 'account.birth-date', act: press('Save the date of birth') },
    { endpoint: updateApplicant },
  ),
  ...withSending(
    { ...account, name: 'account.phone', act: press('Save the phone number') },
    { endpoint: updateApplicant },
  ),
  ...withSending(
    {
      ...account,
      name: 'account.address',
      act: async (visitor) => {
        await visitor.button('Change the address').click();
        await visitor.button('Save the address').click();
      },
    },
    { endpoint: updateApplicant },
  ),
  ...withSending(
    { ...wish, name: 'account.wish', act: press('Save what you look for') },
    { endpoint: updateApplicant },
  ),
  {
    ...account,
    name: 'account.language.unsent',
    prepare: failing(updateUser),
    act: async ({ page, locale }) => {
      await page.locator('select[name=locale]').selectOption(locale === 'de' ? 'en' : 'de');
    },
    sees: text('The language was not saved. Please try again.'),
    allows: [/status of 500/, /^answer 500/],
  },
  ...withSending(
    {
      ...security,
      name: 'account.security.password',
      act: filled({ 'Current password': 'Lehrstelle-2026', ...newPassword }, 'Save the new password'),
    },
    { endpoint: changePassword },
  ),
  ...withSending(
    {
      ...security,
      name: 'account.security.browser',
      act: async (visitor, { stage, person }) => {
        if (person) await stage.world.as(person);
        await visitor.page.reload();
        await visitor.page
          .locator('li')
          .getByRole('button', { name: visitor.say('Log out') })
          .first()
          .click();
      },
    },
    { endpoint: endSession, notified: didNotWork },
  ),
  ...withSending(
    { ...danger, name: 'account.danger-zone.data', act: press('Download') },
    { endpoint: exportAccount, notified: didNotWork },
  ),
  ...withSending(
    {
      ...danger,
      name: 'account.danger-zone.link',
      act: filled({ Password: 'Lehrstelle-2026' }, 'Send the link for deleting'),
    },
    { endpoint: askDeletion },
  ),
  ...withSending(
    {
      name: 'account.delete',
      route: 'account.delete',
      path: (scene) => deletionLink(scene),
      act: press('Delete the account now'),
    },
    { endpoint: confirmDeletion, unsent: text('We got no answer. Please try again.') },
  ),
  ...withSending(
    { name: 'account.keep', route: 'account.keep', path: keepLink, act: press('Keep the account') },
    { endpoint: cancelDeletion, unsent: text('We got no answer. Please try again.') },
  ),
];
