import type { Role } from '../../contract/kit/roles.ts';
import type { CatalogName } from '../i18n/catalog-names.ts';

interface Page {
  /** Sources of what the program imports for it, before it shows what its data are. */
  readonly parts: readonly string[];
  /** What it asks at first comes with its document (server/shell), so nothing has to send requests until later. */
  readonly isAnswered?: true;
  /** And what it imports as soon as it stands. */
  readonly soon?: readonly string[];
  /** What is read there besides the page's own words. */
  readonly words?: readonly CatalogName[];
}

/** Which pages there are, and what each says. */
const companysRoutes = ['src/routes/company-tree.ts', 'src/i18n/words-of-companies.ts'];

/** A page of companies: what loads it, and its screen with whatever is around it. */
const list = (routes: string, ...screens: readonly string[]): Page => ({
  parts: [...companysRoutes, `src/routes/${routes}.loaders.ts`, ...screens.map((screen) => `src/${screen}.tsx`)],
});
const ofOrganization = (screen: string): Page => list('organization', 'routes/organization.route', screen);
const dashboard = (screen: string, ...parts: readonly string[]): Page['parts'] => [
  'src/routes/dashboard.loaders.ts',
  'src/routes/dashboard.route.tsx',
  `src/features/${screen}-screen.tsx`,
  `src/features/${screen}.calls.ts`,
  ...parts,
];
const staffDashboard: Page = {
  parts: [
    'src/app/layouts/staff-menu.ts',
    'src/routes/dashboard.loaders.ts',
    'src/routes/dashboard.route.tsx',
    'src/routes/staff-dashboard.route.tsx',
    'src/features/statistics/desk/staff-dashboard.calls.ts',
  ],
};
const staffsRoutes = ['src/app/layouts/staff-menu.ts', ...companysRoutes, 'src/routes/desk-tree.ts'];

/** Of staff, likewise. */
const desk = (routes: string, screen: string, ...parts: readonly string[]): Page => ({
  parts: [...staffsRoutes, `src/routes/${routes}.loaders.ts`, `src/features/${screen}-screen.tsx`, ...parts],
});
const staffsApplicants = desk(
  'recommendations',
  'applicants/desk/applicants',
  'src/routes/recommendations.route.tsx',
  'src/routes/applicants.loaders.ts',
);
/** Of a company as staff see it, a record or, with more above it, a list. */
const ofRecord = (screen: string, ...parts: readonly string[]): Page => ({
  parts: [
    ...staffsRoutes,
    'src/routes/company.loaders.ts',
    'src/routes/company.route.tsx',
    `src/${screen}.tsx`,
    ...parts,
  ],
});
/** A company as staff see it: their own page of it, or one that its people have too. */
const ofCompany = (screen: string, ...loaders: readonly string[]): Page => {
  const files = loaders.map((file) => `src/routes/${file}.loaders.ts`);
  return ofRecord(screen, 'src/routes/company-head.route.tsx', ...files);
};
/** The pages of a company's record below its list, with all that they ask, by what each fetches besides. */
const ofRecords = (
  room: string,
  one: string,
  parts: { readonly new: readonly string[]; readonly read: readonly string[] },
): Readonly<Record<string, Page>> => {
  const page = (screen: string, ...besides: readonly string[]): Page => ({
    ...ofRecord(`features/${room}/${screen}-screen`, `src/routes/${room}.loaders.ts`, ...besides),
    isAnswered: true,
  });
  return {
    [`/organizations/$id/${room}/create`]: page(`create-${one}`, ...parts.new),
    [`/organizations/$id/${room}/$id`]: page(one, ...parts.read),
    [`/organizations/$id/${room}/$id/edit`]: page(`edit-${one}`, ...new Set([...parts.new, ...parts.read])),
  };
};
/** A form of staff's, which asks for little. */
const form = (screen: string, ...parts: readonly string[]): Page => ({
  parts: [...staffsRoutes, `src/features/${screen}-screen.tsx`, ...parts],
  isAnswered: true,
});
const administrators = (screen: string): Page => form(screen, 'src/routes/administration.loaders.ts');
/** A page that isn't behind the navigation for whoever isn't ready. */
const own = (...parts: readonly string[]): Page => ({
  parts: ['src/app/layouts/own-layout.tsx', ...parts],
});
const account = ['src/routes/account.loaders.ts', 'src/routes/account.route.tsx'];
/** Of staff: which words these need, their routes know. */
const staffsAccount = own(...staffsRoutes, ...account);
const activities: Page = {
  parts: ['src/routes/activities.loaders.ts', 'src/features/activities/activities-screen.tsx'],
  isAnswered: true,
};
/** What may name a profile. */
const bearers = [
  'contract/registration-codes/registration-codes.endpoints.ts',
  'contract/email-templates/email-templates.endpoints.ts',
];
const deskPages: Readonly<Record<string, Page>> = {
  '/dashboard': staffDashboard,
  '/organizations': desk('organizations', 'organizations/desk/organizations'),
  '/organizations/create': form('organizations/desk/create-organization'),
  '/organizations/$id': ofCompany('routes/desk-details.route'),
  '/organizations/$id/employees': ofCompany('features/employees/employees-screen', 'organization'),
  '/organizations/$id/invitations': ofCompany('features/invitations/invitations-screen', 'organization'),
  '/organizations/$id/registration-codes': ofCompany('features/registration-codes/codes-screen', 'registration-codes'),
  '/organizations/$id/profiles': ofCompany('features/profiles/profiles-screen', 'profiles'),
  '/organizations/$id/email-templates': ofCompany('features/email-templates/email-templates-screen', 'email-templates'),
  '/organizations/$id/alerts': ofCompany('features/alerts/alerts-screen', 'alerts'),
  '/organizations/$id/pings': ofCompany('features/pings/desk/pings-screen', 'organizations'),
  ...ofRecords('registration-codes', 'code', { new: ['contract/profiles/profiles.endpoints.ts'], read: [] }),
  ...ofRecords('email-templates', 'email-template', { new: [], read: [] }),
  ...ofRecords('profiles', 'profile', { new: [], read: bearers }),
  ...ofRecords('alerts', 'alert', { new: ['src/routes/alert-offers.ts'], read: ['src/routes/alert-offers.ts'] }),
  '/messages': desk('organizations', 'pings/desk/all-pings'),
  '/organizations-progress': desk('organizations', 'organizations/desk/progress'),
  '/employees': desk('organizations', 'employees/desk/all-employees'),
  '/applicants': staffsApplicants,
  '/applicants/$id': desk('applicants', 'applicants/desk/applicant'),
  '/reports': desk('reports', 'reports/reports'),
  '/reports/$id': desk('reports', 'reports/report'),
  '/reports/deletions': desk('reports', 'reports/deletions'),
  '/reports/undelivered': desk('reports', 'reports/undelivered'),
  '/reports/suspicious': desk('reports', 'reports/suspicious'),
  '/audits': desk('reports', 'audits/desk/audits'),
  '/statistics/report': desk('reports', 'statistics/desk/report'),
  '/activities': { ...activities, parts: ['src/app/layouts/staff-menu.ts', ...activities.parts] },
  '/account': staffsAccount,
  '/account/security': staffsAccount,
  '/account/danger-zone': staffsAccount,
  '/account/data': own(...staffsRoutes, 'src/routes/account.loaders.ts', 'src/routes/account-data.route.tsx'),
  '/help': own('src/app/layouts/staff-menu.ts', 'src/features/help/help-screen.tsx'),
};
const numbers = ['src/ui/phone-field/german-number.ts'];
const withNumbers = ({ parts }: Page): Page => ({ parts: [...parts, ...numbers] });

/** The pages that are opened most by a link, a bookmark or a reload; a test says which files each lacks or doesn't need. */
export const pagesOf: Partial<Record<Role, Readonly<Record<string, Page>>>> = {
  applicant: {
    '/dashboard': {
      parts: dashboard('applicants/applicant-dashboard', 'src/features/applicants/letters.tsx'),
      isAnswered: true,
      soon: numbers,
      words: ['letters', 'errors'],
    },
    '/near-by': {
      parts: ['src/routes/near-by.loaders.ts', 'src/routes/near-by.route.tsx'],
      soon: ['src/features/near-by/rings.tsx'],
    },
    '/activities': activities,
    '/account': withNumbers(own(...account, 'src/features/account/applicant-parts.tsx')),
  },
  employee: {
    '/dashboard': {
      parts: dashboard('employees/employee-dashboard'),
      soon: ['src/features/employees/company-figures.tsx', 'src/features/employees/company-figures.calls.ts'],
    },
    '/search': list('search', 'routes/search.route'),
    '/pings': { ...withNumbers(list('pings', 'features/pings/pings-screen')), isAnswered: true },
    '/registration-codes': list('registration-codes', 'features/registration-codes/codes-screen'),
    '/profiles': list('profiles', 'features/profiles/profiles-screen'),
    '/alerts': list('alerts', 'features/alerts/alerts-screen'),
    '/applicants': list('recommendations', 'routes/recommendations.route'),
    '/email-templates': list('email-templates', 'features/email-templates/email-templates-screen'),
    '/organization': {
      parts: [...ofOrganization('routes/organization-details.route').parts, 'src/routes/organization-with-names.ts'],
    },
    '/organization/employees': withNumbers(ofOrganization('features/employees/employees-screen')),
    '/organization/invitations': ofOrganization('features/invitations/invitations-screen'),
    '/activities': activities,
    '/account': withNumbers(own(...account, 'src/features/account/employee-contact.tsx')),
  },
  tenant_member: deskPages,
  administrator: {
    ...deskPages,
    '/tenants': desk('administration', 'tenants/tenants'),
    '/terms': desk('administration', 'terms/desk/terms-versions'),
    '/staff': desk('administration', 'users/staff'),
    '/tenants/$id': desk('administration', 'tenants/tenant'),
    '/employees/$id': desk('administration', 'employees/desk/employee'),
    '/terms/create': administrators('terms/desk/new-terms'),
    '/tenants/create': administrators('tenants/create-tenant'),
    '/default-templates/create': administrators('email-templates/desk/create-default-template'),
    '/organizations/$id/delete': desk('administration', 'organizations/desk/delete-organization'),
    '/default-templates': desk('administration', 'email-templates/desk/default-templates'),
    '/default-templates/$id': desk('administration', 'email-templates/desk/default-template'),
  },
};

/** Asks who is logged in. */
export const sessionPart = 'src/features/authentication/session.calls.ts';

/** Which pages the account has: everybody's entry doesn't know. */
export const accountParts = ['src/routes/account-tree.ts'];

/** Behind the navigation every page has these, whatever it is. */
export const memberParts = [sessionPart, 'src/app/layouts/default-layout.tsx'];

/** Sends requests: for every page that isn't answered by its document. */
export const clientPart = 'src/api/client.ts';

/** What a page needs before it shows what its data are. */
export const partsOf = ({ parts, isAnswered }: Page): readonly string[] => [
  ...memberParts,
  ...(isAnswered ? [] : [clientPart]),
  ...parts,
];

/** Of guests: the server draws it, so its styles have to stand in the document. */
export const loginParts = ['src/app/layouts/guest-layout.tsx', 'src/features/authentication/login-screen.tsx'];

const shares: Readonly<Record<string, number>> = { '/dashboard': 3, '/search': 3, '/pings': 3 };
/** One record is opened from its list, mostly, whose files are there then. */
const shareOfRecord = 0.12;
/** And a form, the account and help by few. */
const shareOfSeldom = 0.05;
const isSeldom = (path: string): boolean => /\/(?:create|edit|delete)$|^\/(?:account|help)\b/.test(path);
const shareOf = (path: string): number =>
  shares[path] ?? (isSeldom(path) ? shareOfSeldom : path.includes('$id') ? shareOfRecord : 1);

/** Of these pages and the login, how often each is opened beside the others: the build's files are divided for them (vite.chunks.ts). */
export const partsOpenedMost: readonly { readonly parts: readonly string[]; readonly share: number }[] = [
  { parts: loginParts, share: 1 },
  ...Object.values(pagesOf).flatMap((pages) =>
    Object.entries(pages).map(([path, page]) => ({
      parts: [...partsOf(page), ...(page.soon ?? [])],
      share: shareOf(path),
    })),
  ),
];
