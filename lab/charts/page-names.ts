import type { Locale } from '../../contract/kit/fields.ts';
import type { RouteName } from '../../src/routes/pages.ts';
import { speech } from '../../tests/support/speech.ts';

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

/** What the catalogues call the page of a route; one that has no heading above yet, by its name. */
export function pageNameOf(route: string, locale: Locale): string {
  const heading = headings[route as RouteName];
  return heading === undefined ? route : speech(locale)(heading, { name: '…', child: '…' });
}
