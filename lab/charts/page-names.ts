import type { RouteName } from '../../src/routes/pages.ts';
import { speech } from '../../tests/support/speech.ts';
import { both, type Text } from './text.ts';
import { addressOf } from '../product-routes.ts';

/** A page as its reader knows it. */
export interface PageName {
  readonly title: Text;
  /** As the specification writes it: `/pings/{ping_id}/answer`. */
  readonly address: string;
}

/** The heading under which a page begins, by its English text in the source. */
const headings: Partial<Record<RouteName, string>> = {
  'applicants.renew-looking': 'Great that you are still looking',
  'account.delete': 'Really delete the account?',
  'account.keep': 'Keep the account?',
  dashboard: 'Overview',
  'forgot-password': 'Set a new password',
  login: 'Log in',
  logout: 'You are still logged in',
  onboarding: 'Four short steps, then companies find you',
  'pings.answer': '{name} would like to get to know you',
  'register-applicant': 'Create your account',
  'register-employee': 'Register as a company',
  'reset-password': 'Choose a new password',
  search: 'Search',
  'tos.accept': 'One last step, then companies can find you',
  'tos.verify': 'May {child} look for an apprenticeship here?',
  'guardian.page': 'Your page as parent or guardian',
  unsubscribe: 'Switch off these e-mails?',
  'verify-email': 'Check your e-mail',
};

const somebody = { name: '…', child: '…' };

/** What the catalogues call the page of a route; one that has no heading above yet, by its name. */
export function pageNameOf(route: string): PageName {
  const heading = headings[route as RouteName];
  if (heading === undefined) return { title: { de: route, en: route }, address: addressOf(route) };
  return { title: both((locale) => speech(locale)(heading, somebody)), address: addressOf(route) };
}
