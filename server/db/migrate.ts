import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './client.ts';
import * as foundation from './migrations/0001_foundation.ts';
import * as tenantLogos from './migrations/0002_tenant_logos.ts';
import * as matchable from './migrations/0003_matchable.ts';
import * as areas from './migrations/0004_areas.ts';
import * as releases from './migrations/0005_releases.ts';
import * as consents from './migrations/0006_consents.ts';
import * as accounts from './migrations/0007_accounts.ts';
import * as retention from './migrations/0008_retention.ts';
import * as organizationFacts from './migrations/0009_organization_facts.ts';
import * as searchSize from './migrations/0010_search_size.ts';
import * as templates from './migrations/0012_templates.ts';
import * as consentVersions from './migrations/0013_consent_versions.ts';
import * as pingFacts from './migrations/0015_ping_facts.ts';
import * as dueWork from './migrations/0016_due_work.ts';
import * as deletionRequests from './migrations/0017_deletion_requests.ts';
import * as alerts from './migrations/0021_alerts.ts';
import * as channels from './migrations/0022_channels.ts';
import * as alertRecipients from './migrations/0023_alert_recipients.ts';
import * as profiles from './migrations/0025_profiles.ts';
import * as templatesOfCompanies from './migrations/0026_templates_of_companies.ts';
import * as firstMeeting from './migrations/0027_first_meeting.ts';
import * as codeKinds from './migrations/0028_code_kinds.ts';
import * as searchMarks from './migrations/0029_search_marks.ts';
import * as followUps from './migrations/0030_follow_ups.ts';
import * as pingOffers from './migrations/0031_ping_offers.ts';
import * as appointments from './migrations/0032_appointments.ts';
import * as mailedRecommendations from './migrations/0033_mailed_recommendations.ts';
import * as interests from './migrations/0034_interests.ts';
import * as activities from './migrations/0035_activities.ts';
import * as markAuthors from './migrations/0036_mark_authors.ts';
import * as releaseCodes from './migrations/0037_release_codes.ts';
import * as verifiedCompanies from './migrations/0038_verified_companies.ts';
import * as nearBy from './migrations/0039_near_by.ts';
import * as invitationActivities from './migrations/0040_invitation_activities.ts';
import * as tenantContact from './migrations/0041_tenant_contact.ts';
import * as termsAgreedTo from './migrations/0042_terms_agreed_to.ts';
import * as shownPlaces from './migrations/0043_shown_places.ts';
import * as inboxes from './migrations/0044_inboxes.ts';
import * as earlierRows from './migrations/0045_earlier_rows.ts';
import * as guardianLetters from './migrations/0046_guardian_letters.ts';
import * as organizationDeletion from './migrations/0056_organization_deletion.ts';
import * as organizationsProgress from './migrations/0055_organizations_progress.ts';
import * as privacyNotice from './migrations/0047_privacy_notice.ts';
import * as reports from './migrations/0048_reports.ts';
import * as answersOfApplicants from './migrations/0049_answers_of_applicants.ts';
import * as codesByStaff from './migrations/0051_codes_by_staff.ts';
import * as messagesOfInactive from './migrations/0052_messages_of_inactive.ts';
import * as messagesEndedByStaff from './migrations/0057_messages_ended_by_staff.ts';
import * as listsOfApplicants from './migrations/0058_lists_of_applicants.ts';
import * as figuresOfWhomListsName from './migrations/0060_figures_of_whom_lists_name.ts';
import * as sentMessages from './migrations/0061_sent_messages.ts';
import * as openDeletions from './migrations/0065_open_deletions.ts';
import * as undeliveredMails from './migrations/0066_undelivered_mails.ts';
import * as applicantsByArea from './migrations/0067_applicants_by_area.ts';
import * as staffOrganizations from './migrations/0050_staff_organizations.ts';
import { withoutHurry } from './postgres.ts';
import type { Schema } from './schema.ts';

/** In order of their names; a released one is never edited. */
const migrations: Record<string, Migration> = {
  '0001_foundation': foundation,
  '0002_tenant_logos': tenantLogos,
  '0003_matchable': matchable,
  '0004_areas': areas,
  '0005_releases': releases,
  '0006_consents': consents,
  '0007_accounts': accounts,
  '0008_retention': retention,
  '0009_organization_facts': organizationFacts,
  '0010_search_size': searchSize,
  '0012_templates': templates,
  '0013_consent_versions': consentVersions,
  '0015_ping_facts': pingFacts,
  '0016_due_work': dueWork,
  '0017_deletion_requests': deletionRequests,
  '0021_alerts': alerts,
  '0022_channels': channels,
  '0023_alert_recipients': alertRecipients,
  '0025_profiles': profiles,
  '0026_templates_of_companies': templatesOfCompanies,
  '0027_first_meeting': firstMeeting,
  '0028_code_kinds': codeKinds,
  '0029_search_marks': searchMarks,
  '0030_follow_ups': followUps,
  '0031_ping_offers': pingOffers,
  '0032_appointments': appointments,
  '0033_mailed_recommendations': mailedRecommendations,
  '0034_interests': interests,
  '0035_activities': activities,
  '0036_mark_authors': markAuthors,
  '0037_release_codes': releaseCodes,
  '0038_verified_companies': verifiedCompanies,
  '0039_near_by': nearBy,
  '0040_invitation_activities': invitationActivities,
  '0041_tenant_contact': tenantContact,
  '0042_terms_agreed_to': termsAgreedTo,
  '0043_shown_places': shownPlaces,
  '0044_inboxes': inboxes,
  '0045_earlier_rows': earlierRows,
  '0046_guardian_letters': guardianLetters,
  '0047_privacy_notice': privacyNotice,
  '0048_reports': reports,
  '0049_answers_of_applicants': answersOfApplicants,
  '0050_staff_organizations': staffOrganizations,
  '0051_codes_by_staff': codesByStaff,
  '0052_messages_of_inactive': messagesOfInactive,
  '0055_organizations_progress': organizationsProgress,
  '0056_organization_deletion': organizationDeletion,
  '0057_messages_ended_by_staff': messagesEndedByStaff,
  '0058_lists_of_applicants': listsOfApplicants,
  '0060_figures_of_whom_lists_name': figuresOfWhomListsName,
  '0061_sent_messages': sentMessages,
  '0065_open_deletions': openDeletions,
  '0066_undelivered_mails': undeliveredMails,
  '0067_applicants_by_area': applicantsByArea,
};

/** Any number that this program alone uses: one process migrates, the others wait for it. */
const advisoryLock = 7_216_052;

/**
 * Brings the tables up to date, in one transaction, under an advisory lock. A table that stays locked for
 * 2 s stops it with the database's error, so that a running deployment isn't blocked; the next start resumes.
 */
export function migrate(db: Database): Promise<void> {
  return withoutHurry(() => db.kysely.connection().execute(migrateOn));
}

async function migrateOn(connection: Kysely<Schema>): Promise<void> {
  await sql`select pg_advisory_lock(${advisoryLock})`.execute(connection);
  try {
    if (await isUpToDate(connection)) return;
    await sql`set lock_timeout = '2s'`.execute(connection);
    const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  } finally {
    await sql`reset lock_timeout`.execute(connection);
    await sql`select pg_advisory_unlock(${advisoryLock})`.execute(connection);
  }
}

/** The everyday start: asks once instead of letting the migrator read the whole catalog. */
async function isUpToDate(connection: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ table: string | null }>`select to_regclass('kysely_migration')::text as "table"`.execute(
    connection,
  );
  if (!rows[0]?.table) return false;
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(connection);
  const names = new Set(done.rows.map((row) => row.name));
  return names.size === Object.keys(migrations).length && Object.keys(migrations).every((name) => names.has(name));
}
