import type {
  ChannelsTable,
  EmployeesTable,
  HandoversTable,
  LinkTokensTable,
  OrganizationsTable,
  SessionsTable,
  TenantLogosTable,
  TenantsTable,
  TermsTable,
  UsersTable,
  VerificationCodesTable,
} from './tables-accounts.ts';
import type { ActivitiesTable } from './tables-activities.ts';
import type {
  ApplicantsTable,
  ConsentsTable,
  CompanyConsentsTable,
  NotMeTable,
  LegalContactCodesTable,
  LegalContactsTable,
  RegistrationsTable,
} from './tables-matching.ts';
import type {
  ApplicantViewsTable,
  InterestsTable,
  SearchersTable,
  SearchMarksTable,
  SearchSeenTable,
} from './tables-search.ts';
import type {
  DeletionRequestsTable,
  OrganizationBlocksTable,
  ReportsTable,
  SuspiciousEventsTable,
} from './tables-trust.ts';
import type {
  AuditsTable,
  BulkActionsTable,
  IdempotencyKeysTable,
  InstallationTable,
  MailsTable,
  NoiseCountsTable,
  RateLimitsTable,
} from './tables-plumbing.ts';

/**
 * Kysely types of the tables; the migrations draw them. What columns keep that were made by the recipe is added by these
 * themselves (`<column>.tables.ts`, one table in its repository); the others' tables stand in files by their matter. Both
 * engines give: uuid and date as string, timestamptz as Date, bytea as Buffer, count(*) as number. Write jsonb as
 * `JSON.stringify(value)`.
 */
export interface Schema {
  tenants: TenantsTable;
  tenant_logos: TenantLogosTable;
  terms: TermsTable;
  users: UsersTable;
  channels: ChannelsTable;
  sessions: SessionsTable;
  handovers: HandoversTable;
  verification_codes: VerificationCodesTable;
  link_tokens: LinkTokensTable;
  organizations: OrganizationsTable;
  employees: EmployeesTable;
  registrations: RegistrationsTable;
  applicants: ApplicantsTable;
  legal_contacts: LegalContactsTable;
  legal_contact_codes: LegalContactCodesTable;
  consents: ConsentsTable;
  not_me: NotMeTable;
  organization_blocks: OrganizationBlocksTable;
  reports: ReportsTable;
  suspicious_events: SuspiciousEventsTable;
  deletion_requests: DeletionRequestsTable;
  company_consents: CompanyConsentsTable;
  activities: ActivitiesTable;
  interests: InterestsTable;
  search_marks: SearchMarksTable;
  search_seen: SearchSeenTable;
  applicant_views: ApplicantViewsTable;
  searchers: SearchersTable;
  mails: MailsTable;
  audits: AuditsTable;
  bulk_actions: BulkActionsTable;
  idempotency_keys: IdempotencyKeysTable;
  noise_counts: NoiseCountsTable;
  rate_limits: RateLimitsTable;
  installation: InstallationTable;
}
