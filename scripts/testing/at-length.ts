/**
 * What `npm test` leaves to `.ci/run` or `npm run test:all`: what an issue of one feature asks for beyond its story and the laws that
 * hold for all (docs/decisions/tests.md). Paths of test files, as far as `.test` or `-`: from there on they may end in any way.
 */

/** Tests of the server and its API; `.ci/run` takes them after `npm test`. */
export const apiAtLength: readonly string[] = [
  // what the calendar brings: deadlines, reminders, what ends by itself
  'server/jobs/due.test',
  'tests/api/account-deletion.test',
  'tests/api/agenda.test',
  'tests/api/alert-runs.test',
  'tests/api/answering-later.test',
  'tests/api/appointments.test',
  'tests/api/deletion-',
  'tests/api/employee-deletion.test',
  'tests/api/follow-ups.test',
  'tests/api/handovers-end.test',
  'tests/api/open-deletions.test',
  'tests/api/organization-deletion.test',
  'tests/api/retention.test',
  'tests/api/shortened-periods.test',
  // guardians, beyond being asked and answering
  'tests/api/guardian-addresses.test',
  'tests/api/guardian-children.test',
  'tests/api/guardian-letters.test',
  'tests/api/guardian-page.test',
  'tests/api/guardian-recommender.test',
  'tests/api/guardian-releases.test',
  'tests/api/guardian-reminder.test',
  'tests/api/guardian-replaced.test',
  'tests/api/guardian-reports.test',
  'tests/api/release-codes.test',
  'tests/api/releases.test',
  'tests/api/releases-and-guardians.test',
  'tests/api/staff-guardians.test',
  'tests/api/withdrawal.test',
  // figures, and lists as files
  'server/applicants/matchable.test',
  'server/organizations/progress.facts.test',
  'tests/api/activities.test',
  'tests/api/applicant-dashboard.test',
  'tests/api/company-figures.test',
  'tests/api/figures-and-lists.test',
  'tests/api/message-figures.test',
  'tests/api/organizations-progress.test',
  'tests/api/query-plans.test',
  'tests/api/reports.test',
  'tests/api/tables-as-files.test',
  'tests/api/work-list.test',
  'tests/api/year-report.test',
  // mails in all their kinds
  'server/email-templates/letters.property.test',
  'tests/api/alert-readers.test',
  'tests/api/bounces.test',
  'tests/api/email-change.test',
  'tests/api/history.test',
  'tests/api/invitation-letters.test',
  'tests/api/mails-sent-again.test',
  'tests/api/messages-of-inactive.test',
  'tests/api/new-texts.test',
  'tests/api/recommendations-by-mail.test',
  // pictures, places, words, and databases of earlier versions
  'server/db/client.test',
  'server/db/migrate-',
  'server/db/migrate.test',
  'server/files/pictures.test',
  'server/occupations/words.test',
  'tests/api/offers.test',
  'tests/api/profile-pictures.test',
  'tests/api/streets.test',
  'tests/api/tenant-pictures.test',
  'tests/api/uploads.test',
];

/** Tests of pages, for `npm run test:all`; single tests beside a story bear `isLong`. */
export const pagesAtLength: readonly string[] = [
  // how lists and panels behave over pages, by keys and in any window
  'tests/e2e/choosing-keys.test',
  'tests/e2e/in-sight.test',
  'tests/e2e/keyboard.test',
  'tests/e2e/known-together.test',
  'tests/e2e/menu.test',
  'tests/e2e/monday.test',
  'tests/e2e/over-pages.test',
  'tests/e2e/safe-areas.test',
  'tests/e2e/small-window.test',
  'tests/e2e/something-else.test',
  'tests/e2e/standing-lists.test',
  'tests/e2e/taking-back.test',
  // slow lines, lost connections, new versions, what others do meanwhile
  'tests/e2e/between-clicks.test',
  'tests/e2e/chunk-reload.test',
  'tests/e2e/deleted-meanwhile.test',
  'tests/e2e/feedback.test',
  'tests/e2e/first-page.test',
  'tests/e2e/new-version.test',
  'tests/e2e/slow-line.test',
  // single pages
  'lab/charts/site.page.test',
  'tests/e2e/account.test',
  'tests/e2e/articles.test',
  'tests/e2e/boundary.test',
  'tests/e2e/chosen-days.test',
  'tests/e2e/company-pages.test',
  'tests/e2e/contact-details.test',
  'tests/e2e/handover.test',
  'tests/e2e/logo.test',
  'tests/e2e/mails.test',
  'tests/e2e/name-in-header.test',
  'tests/e2e/new-association.test',
  'tests/e2e/settings.test',
  'tests/e2e/typeface.test',
];

/** Tests without a database and a browser, for `npm run test:all`: whatever a change may do to a drawing, and every number of a country. */
export const unitAtLength: readonly string[] = [
  'lab/charts/changed-machine.test',
  'lab/charts/since.test',
  'src/ui/phone-field/german-number.test',
];
