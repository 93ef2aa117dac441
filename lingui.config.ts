import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { importedBy } from './lingui.closure.ts';
import { extractor } from './lingui.extractor.ts';
import { deskPages, rooms } from './src/i18n/catalog-names.ts';

const startFeatures = 'authentication,errors';
/** Guests' pages that are not the login. */
const otherLogins = 'src/features/authentication/{forgot-password,reset-password,logout}-screen.tsx';
const guestFeatures =
  'account/link,applicants/looking,channels,legal,legal-contacts,pings/answer,registration,verification';
/** Components that stand on no page of the entry, in the catalogs of the pages that they do stand on. */
const laterUiParts =
  'answer-later,combobox,company-facts,company-head,copy-field,countdown,file-field,match-reasons,portrait,printed,qr-picture,recipient-standing,released-facts,text-changes,wizard-frame';
const laterUi = `src/ui/{${laterUiParts}}/**/*.{ts,tsx}`;
const isLaterUi = (file: string): boolean => laterUiParts.split(',').some((part) => file.startsWith(`src/ui/${part}/`));
/** Of these what employees' pages show, by the catalogs that come with it; the others' pages fetch all of their words. */
const partsOf: Readonly<Record<string, readonly string[]>> = {
  'applicants-later': ['released-facts'],
  desk: ['printed', 'text-changes'],
  forms: ['combobox', 'countdown'],
  letters: ['answer-later', 'company-facts', 'company-head', 'match-reasons'],
  'near-by': ['portrait'],
  organizations: ['combobox', 'copy-field'],
  'pings-later': ['match-reasons'],
  'profiles-later': ['file-field', 'portrait'],
  'registration-codes-later': ['copy-field', 'qr-picture'],
  search: ['combobox'],
  reports: ['file-field', 'printed'],
  'search-later': ['match-reasons'],
};
const parts = (catalog: string): readonly string[] =>
  (partsOf[catalog] ?? []).map((part) => `src/ui/${part}/**/*.{ts,tsx}`);
/** Of the kit what guests see too. */
const everybodys = 'src/kit/{load-failed,recommendation-letter}.tsx';
/** And what stands on pages with a form over a record. */
const records =
  'src/kit/{contested-save,published-events,record-events,record-header,fields/*,search-filters/occupations-filter}.{ts,tsx}';
/** Of the forms what few pages show: guests' and the account. */
const mailedCode = 'src/forms/{mailed-code.tsx,report-form.tsx,report-reasons.ts}';
/** And what applicants' pages alone ask. */
const wishes = 'src/forms/wishes/**/*.tsx';
/** A tab of the organization's pages, none of the dashboard. */
const employeesList =
  'src/features/employees/{employees-screen,employee-cells,employee-words,employee-events,employee-standing,invite-link}.{ts,tsx}';
/** Of a list with somebody beside it what stands on its page, and what comes later. */
const bench = 'src/kit/bench/keys-button.tsx';
const benchLater = 'src/kit/bench/{keys-dialog,panel}.tsx';
/** And of a list of which several are chosen. */
const choosing = 'src/kit/choosing/*.tsx';
/** With keys of its own, for staff. */
const choosingList = [bench, 'src/kit/bench/keys-dialog.tsx', 'src/kit/choosing-list/*.{ts,tsx}'];
/** Around every page of whoever came by a handover. */
const handoverBar = 'src/features/session-end/handover-bar.tsx';
/** What pauses a company beside a report about it. */
const pausing = 'src/kit/desk/{ask-why,pause-company}.tsx';
/** Which pages the staff have. */
const staffMenu = 'src/app/layouts/staff-menu.ts';
/** Where a message stands, for the search as well, which fetches what writes one with the composer. */
const standing =
  'src/features/pings/{ping-status,ping-words,release-words,take-back,use-contact,use-unavailable}.{ts,tsx}';
/** What else stands on the pages of a room. */
const besides: Readonly<Record<string, readonly string[]>> = {
  pings: [bench],
  recommendations: [choosing],
  // what else few people open, administrators: a catalog of its own would cost everybody's first page
  reports: [
    staffMenu,
    'src/forms/report-reasons.ts',
    pausing,
    'src/features/{handovers,tenants,users}/**/*.{ts,tsx}',
    handoverBar,
  ],
  organizations: ['src/features/invitations/**/*.{ts,tsx}', employeesList],
  search: ['src/kit/search-filters/**/*.{ts,tsx}', bench, standing],
};
/** Parts of the search that are fetched later than the page: for who asks for them, or once it rests. */
const searchLater = [
  benchLater,
  'src/features/search/{keys-dialog,no-results,person-beside,person-panel,run-note,selection-bar,usage-note}.tsx',
  'src/features/pings/{composer-drawer,composer-fields,composer-preview,composer-terms,person-history,tray,undo-toast,unrelated-warning}.{ts,tsx}',
];
/** Of pages opened most often what others of the same room say, or parts that are fetched when they are asked for. */
const afterwards: Readonly<Record<string, string>> = {
  alerts:
    'src/{features/alerts/{alert-form,alert-screen,create-alert-screen,edit-alert-screen,mails/{own-mails,still-needed}},kit/search-filters/{criteria-field,live-count}}.{ts,tsx}',
  dashboard: 'src/features/employees/company-figures.tsx',
  'email-templates':
    'src/features/email-templates/{create-email-template-screen,edit-email-template-screen,email-template-screen,lacks,letter,letters,placeholder-texts,preview,template-events,template-form,template-parts,test-mail}.{ts,tsx}',
  pings:
    'src/features/pings/{appointment-form,appointments,deletion-confirmation,deletion-requests,follow-up-form,meeting-words,message,outcome-buttons,ping-events,ping-keys-dialog,ping-panel,ping-timeline,status-sentence}.{ts,tsx}',
  profiles:
    'src/features/profiles/{address-later,bearers,color-field,create-profile-screen,edit-profile-screen,layout-sketch,pictures,preview,profile-fields,profile-form,profile-parts,profile-screen}.{ts,tsx}',
  'registration-codes':
    'src/features/registration-codes/{came,code-events,code-form,code-screen,code-settings,create-code-screen,edit-code-screen,handout-card,offer-preview,print-sheet}.tsx',
};
/** Of an applicant's first page what comes when it is asked for. */
const applicantsLater =
  'src/features/applicants/{accept-question,address-dialog,card-editor,dashboard-words,decline-question,found-dialog,moment,place-found,unmatchable-notes,withdraw-question}.{ts,tsx}';
/** And the messages of companies, where there are some. */
const letters =
  'src/features/applicants/{dashboard-words,folded-reasons,letters,ping-appointments,ping-card,released-contact}.{ts,tsx}';
const articles = 'src/features/applicants/meanwhile/{articles,article-drawer}.{ts,tsx}';
/** Of contacted people's pages what these parts say too. */
const pingsAndSearch = ['src/features/pings/message.tsx', 'src/features/pings/outcome-words.ts'];
/** What the log calls what was done, and to what. */
const log = 'contract/audits/*.messages.ts';
/** What is said where something pressed is refused, with or without a form. */
const refusals = ['contract/kit/errors.messages.ts', 'src/forms/use-refused-act.ts'];
/** What the tenant's staff see alone. */
const desk = 'src/features/*/desk/**/*.{ts,tsx}';
const deskKit = 'src/kit/desk/**/*.{ts,tsx}';
/** Of that the overview, which begins without the words of their other pages. */
const overview =
  'src/features/statistics/desk/{applicants-part,chart-card,companies-part,course-card,messages-part,overview-filters,staff-dashboard-screen,staff-dashboard-words}.{ts,tsx}';
const tests = ['**/*.test.ts', '**/*.test.tsx'];

/** What everybody has from the start; of `src/ui` the parts aside that stand on no page of the entry. */
const fromStart = (file: string): boolean =>
  /^src\/(?:main\.tsx|(?:app|api|i18n|ui)\/|features\/(?:authentication|errors)\/)/.test(file) && !isLaterUi(file);
/** All that the lists of a room say, what the kit says there included: one file for a page. */
const saidIn = (...files: readonly string[]): readonly string[] => importedBy(files).filter((file) => !fromStart(file));
const screenOf = (list: string): string => `src/features/${list}-screen.tsx`;
/** Lists of companies by the catalog that holds all their words. */
const listsOf: Readonly<Partial<Record<(typeof rooms)[number], readonly string[]>>> = {
  alerts: [screenOf('alerts/alerts')],
  'email-templates': [screenOf('email-templates/email-templates')],
  organizations: ['organizations/details', 'employees/employees', 'invitations/invitations'].map(screenOf),
  pings: [screenOf('pings/pings')],
  profiles: [screenOf('profiles/profiles')],
  recommendations: [screenOf('recommendations/recommendations')],
  'registration-codes': [screenOf('registration-codes/codes')],
  // its route knows what became of whom one wrote to
  search: ['src/routes/search.route.tsx'],
};

/**
 * Catalogs by who needs them, so that nobody fetches the words of pages that aren't theirs: what the login page loads,
 * what every other page needs besides, then guests' pages, what employees find on most of theirs, their overview, each room of theirs,
 * help, and all else behind the login; what the server says in mails, and what contract and machines say to both sides.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['de', 'en'],
  format: formatter({ lineNumbers: false }),
  extractors: [extractor],
  orderBy: 'messageId',
  catalogs: [
    {
      path: 'locales/{locale}/start',
      include: ['src/main.tsx', 'src/{app,api,i18n,ui}/**/*.{ts,tsx}', `src/features/{${startFeatures}}/**/*.{ts,tsx}`],
      exclude: [...tests, otherLogins, laterUi, staffMenu],
    },
    {
      path: 'locales/{locale}/forms',
      include: ['src/forms/**/*.{ts,tsx}', everybodys, ...parts('forms')],
      exclude: [...tests, ...refusals, mailedCode, wishes],
    },
    { path: 'locales/{locale}/errors', include: refusals },
    {
      path: 'locales/{locale}/guest',
      include: [mailedCode, otherLogins, laterUi, `src/features/{${guestFeatures}}/**/*.{ts,tsx}`],
      exclude: tests,
    },
    {
      path: 'locales/{locale}/employee',
      include: ['src/kit/**/*.{ts,tsx}'],
      exclude: [...tests, everybodys, records, deskKit, choosing, 'src/kit/{bench,choosing-list,search-filters}/**'],
    },
    { path: 'locales/{locale}/records', include: [records], exclude: tests },
    {
      path: 'locales/{locale}/dashboard',
      include: ['src/features/employees/**/*.{ts,tsx}'],
      exclude: [...tests, desk, employeesList, ...Object.values(afterwards)],
    },
    ...Object.entries(afterwards).map(([room, include]) => ({
      path: `locales/{locale}/${room}-later`,
      include: [include, ...(room === 'pings' ? [benchLater] : []), ...parts(`${room}-later`)],
    })),
    ...rooms.map((room) => ({
      path: `locales/{locale}/${room}`,
      include: [
        `src/features/${room}/**/*.{ts,tsx}`,
        ...(besides[room] ?? []),
        ...parts(room),
        ...saidIn(...(listsOf[room] ?? [])),
      ],
      exclude: [...tests, ...searchLater, ...Object.values(afterwards), desk, `src/features/{${guestFeatures}}/**`],
    })),
    ...Object.entries(deskPages).map(([page, screens]) => ({
      path: `locales/{locale}/desk-${page}`,
      include: [...saidIn(...screens), staffMenu],
      exclude: tests,
    })),
    {
      path: 'locales/{locale}/desk',
      include: [desk, deskKit, choosing, ...choosingList, staffMenu, log, ...parts('desk')],
      exclude: [...tests, overview],
    },
    {
      path: 'locales/{locale}/desk-overview',
      include: [...saidIn('src/routes/staff-dashboard.route.tsx'), staffMenu],
      exclude: tests,
    },
    { path: 'locales/{locale}/standing', include: [standing, ...parts('standing')] },
    { path: 'locales/{locale}/search-later', include: [...searchLater, ...pingsAndSearch, ...parts('search-later')] },
    {
      path: 'locales/{locale}/applicants',
      include: ['src/features/applicants/**/*.{ts,tsx}'],
      exclude: [...tests, applicantsLater, letters, articles, desk, 'src/features/applicants/looking/**'],
    },
    { path: 'locales/{locale}/meanwhile', include: [articles] },
    { path: 'locales/{locale}/applicants-later', include: [applicantsLater, wishes, ...parts('applicants-later')] },
    { path: 'locales/{locale}/letters', include: [letters, ...parts('letters')] },
    {
      path: 'locales/{locale}/session-end',
      include: ['src/features/{session-end,standstill}/**/*.tsx'],
      exclude: [...tests, handoverBar],
    },
    { path: 'locales/{locale}/help', include: ['src/features/help/**/*.{ts,tsx}'], exclude: tests },
    {
      path: 'locales/{locale}/member',
      include: [mailedCode, wishes, laterUi, staffMenu, 'src/routes/**/*.{ts,tsx}', 'src/features/**/*.{ts,tsx}'],
      exclude: [
        ...tests,
        desk,
        `src/features/{${startFeatures},${guestFeatures},${rooms.join()},applicants,employees,handovers,help,invitations,session-end,standstill,tenants,users}/**`,
      ],
    },
    { path: 'locales/{locale}/server', include: ['server/**/*.ts'], exclude: tests },
    { path: 'locales/{locale}/shared', include: ['contract/**/*.ts'], exclude: [...tests, ...refusals, log] },
  ],
});
