/**
 * What `npm test` leaves to `npm run test:all`: what an issue of one feature asks for beyond its story and the laws that
 * hold for all (docs/decisions/tests.md). Paths of test files, or how they begin.
 */

/** Tests of the server and its API; `.ci/run` takes them after `npm test`. */
export const apiAtLength: readonly string[] = [
  // what the calendar brings: deadlines, reminders, what ends by itself
  'server/jobs/due.test',
  'tests/api/account-deletion',
  'tests/api/agenda',
  'tests/api/alert-runs',
  'tests/api/answering-later',
  'tests/api/appointments',
  'tests/api/deletion-',
  'tests/api/employee-deletion',
  'tests/api/follow-ups',
  'tests/api/handovers-end',
  'tests/api/open-deletions',
  'tests/api/organization-deletion',
  'tests/api/retention',
  'tests/api/shortened-periods',
  // guardians, beyond being asked and answering
  'tests/api/guardian-addresses',
  'tests/api/guardian-children',
  'tests/api/guardian-letters',
  'tests/api/guardian-page',
  'tests/api/guardian-re',
  'tests/api/release-codes',
  'tests/api/releases-and-guardians',
  'tests/api/staff-guardians',
  // figures, and lists as files
  'server/applicants/matchable.test',
  'server/organizations/progress.facts',
  'tests/api/activities',
  'tests/api/applicant-dashboard',
  'tests/api/company-figures',
  'tests/api/figures-and-lists',
  'tests/api/message-figures',
  'tests/api/organizations-progress',
  'tests/api/query-plans',
  'tests/api/tables-as-files',
  'tests/api/work-list',
  'tests/api/year-report',
  // mails in all their kinds
  'server/email-templates/letters.property',
  'tests/api/alert-readers',
  'tests/api/bounces',
  'tests/api/email-change',
  'tests/api/history',
  'tests/api/invitation-letters',
  'tests/api/mails-sent-again',
  'tests/api/messages-of-inactive',
  'tests/api/new-texts',
  'tests/api/recommendations-by-mail',
  // pictures, places, words, and databases of earlier versions
  'server/db/client',
  'server/db/migrate',
  'server/files/pictures',
  'server/occupations/words',
  'tests/api/offers',
  'tests/api/profile-pictures',
  'tests/api/streets',
  'tests/api/tenant-pictures',
  'tests/api/uploads',
];

/** Tests of pages; single tests beside a story bear `isLong`. */
export const pagesAtLength: readonly string[] = [
  // how lists and panels behave over pages, by keys and in any window
  'tests/e2e/choosing-keys',
  'tests/e2e/in-sight',
  'tests/e2e/keyboard',
  'tests/e2e/known-together',
  'tests/e2e/menu',
  'tests/e2e/monday.test',
  'tests/e2e/over-pages',
  'tests/e2e/safe-areas',
  'tests/e2e/small-window',
  'tests/e2e/something-else',
  'tests/e2e/standing-lists',
  'tests/e2e/taking-back',
  // slow lines, lost connections, new versions, what others do meanwhile
  'tests/e2e/between-clicks',
  'tests/e2e/chunk-reload',
  'tests/e2e/deleted-meanwhile',
  'tests/e2e/feedback',
  'tests/e2e/first-page',
  'tests/e2e/new-version',
  'tests/e2e/slow-line',
  // single pages
  'tests/e2e/articles',
  'tests/e2e/boundary',
  'tests/e2e/chosen-days',
  'tests/e2e/company-pages',
  'tests/e2e/contact-details',
  'tests/e2e/logo',
  'tests/e2e/mails',
  'tests/e2e/name-in-header',
  'tests/e2e/new-association',
  'tests/e2e/settings',
  'tests/e2e/typeface',
];
