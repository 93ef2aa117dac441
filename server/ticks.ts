import { forgetActivities, oldActivitiesDue } from './activities/activities.service.ts';
import { pauseUnread } from './alerts/readers.service.ts';
import { makeResetMail } from './authentication/password-reset.service.ts';
import { makeDeletionMail } from './account/deletion.service.ts';
import { eraseDue } from './account/erasure.service.ts';
import { retentionDue } from './account/retention.repository.ts';
import { sweepRetention } from './account/retention.ticks.ts';
import { sweepAlerts } from './alerts/alerts.ticks.ts';
import { guardianChecksDue, newTextsDue } from './applicants/applicants.repository.ts';
import { applicantsDue, sweepApplicants } from './applicants/applicants.ticks.ts';
import { askForNewTexts } from './applicants/consent-versions.ticks.ts';
import { askForGuardians } from './applicants/guardian-age.ticks.ts';
import { standingVersion } from './consents/consent-texts.ts';
import { bulkActionsDue, purgeBulkActions } from './bulk-actions/bulk-actions.repository.ts';
import type { Deps } from './deps.ts';
import { openHandoversDue } from './handovers/handovers.repository.ts';
import { endOver } from './handovers/handovers.service.ts';
import { forgetInterests, interestsDue } from './interests/interests.repository.ts';
import { expireInvitations } from './invitations/invitations.ticks.ts';
import { sweepPictures } from './files/pictures.ticks.ts';
import { inEachTenant } from './jobs/in-each-tenant.ts';
import { organizationsDue } from './organizations/deletion.repository.ts';
import { eraseDeleted } from './organizations/deletion.service.ts';
import { keepProgress, progressDue } from './organizations/progress.facts.ts';
import { makeGuardianCodeMail } from './legal-contacts/guardian-codes.service.ts';
import { legalContactsDue } from './legal-contacts/legal-contacts.repository.ts';
import { sweepLegalContacts } from './legal-contacts/legal-contacts.ticks.ts';
import { oldMailsDue, purgeMails } from './mail/mails.ticks.ts';
import { pingWorkDue, sweepPings } from './pings/pings.ticks.ts';
import { makeReleaseCodeMail } from './pings/release-codes.service.ts';
import { addressesDue } from './recommendations/recommendations.repository.ts';
import { eraseAddresses } from './recommendations/recommendations.service.ts';
import { expireRegistrationCodes } from './registration-codes/registration-codes.ticks.ts';
import { purgeUnverified } from './registration/registration.ticks.ts';
import { makeEmailChangeMail } from './verification/email-change.service.ts';
import { noticeSuspicious } from './reports/suspicious-events.service.ts';
import { forgetViews, viewsDue } from './search/marks.service.ts';
import { countsDue, foldCounts } from './statistics/statistics.service.ts';
import { makeCodeMail } from './verification/verification.service.ts';

/** Mails that are made anew where they have waited past their validity, and what a bounce brings about. */
export function registerMakers({ jobs, config }: Deps): void {
  jobs.makesAnew('verification_code', makeCodeMail);
  jobs.makesAnew('email_change', makeEmailChangeMail);
  jobs.makesAnew('guardian_code', makeGuardianCodeMail);
  jobs.makesAnew('release_code', makeReleaseCodeMail);
  jobs.makesAnew('account_deletion', makeDeletionMail(config));
  jobs.makesAnew('password_reset', makeResetMail(config));
  jobs.onBounce((tx, user_id, now) => pauseUnread(tx, now, { user_id }));
}

/** What time alone brings about, once a minute; each handler takes the time as a parameter. */
export function registerTicks(deps: Deps): void {
  const { jobs } = deps;
  jobs.everyMinute('account.erase', (db, now) => eraseDue(db, now, deps));
  jobs.everyMinute('organizations.erase', (db, now) =>
    inEachTenant(db, organizationsDue(now), (tx, tenant) => eraseDeleted(tx, tenant, now, deps)),
  );
  jobs.everyMinute('account.retention', (db, now) =>
    inEachTenant(db, retentionDue(now), (tx, tenant) => sweepRetention(tx, tenant, now, deps)),
  );
  jobs.everyMinute('handovers.end', (db, now) =>
    inEachTenant(db, openHandoversDue, (tx, tenant) => endOver(tx, tenant, now)),
  );
  jobs.everyMinute('registration-codes.expire', expireRegistrationCodes);
  jobs.everyMinute('invitations.expire', expireInvitations);
  jobs.everyMinute('recommendations.erase', (db, now) =>
    inEachTenant(db, addressesDue(now), (tx) => eraseAddresses(tx, now)),
  );
  jobs.everyMinute('registration.purge', purgeUnverified);
  jobs.everyMinute('legal-contacts.tend', (db, now) =>
    inEachTenant(db, legalContactsDue(now), (tx, tenant) => sweepLegalContacts(tx, tenant, now, deps)),
  );
  // before the mails of the following ones: who needs a guardian now is written to no more
  jobs.everyMinute('applicants.guardian-age', (db, now) =>
    inEachTenant(db, guardianChecksDue, (tx, tenant) => askForGuardians(tx, tenant, now)),
  );
  jobs.everyMinute('applicants.new-texts', (db, now) =>
    inEachTenant(db, newTextsDue(standingVersion('findable')), (tx, tenant) => askForNewTexts(tx, tenant, now, deps)),
  );
  jobs.everyMinute('applicants.tend', (db, now) =>
    inEachTenant(db, applicantsDue(now), (tx, tenant) => sweepApplicants(tx, tenant, now, deps)),
  );
  jobs.everyMinute('mails.purge', (db, now) => inEachTenant(db, oldMailsDue(now), (tx) => purgeMails(tx, now)));
  jobs.everyMinute('activities.forget', (db, now) =>
    inEachTenant(db, oldActivitiesDue(now), (tx) => forgetActivities(tx, now)),
  );
  jobs.everyMinute('statistics.fold', (db) => inEachTenant(db, countsDue, (tx, tenant) => foldCounts(tx, tenant.id)));
  jobs.everyMinute('organizations.progress', (db) =>
    inEachTenant(db, progressDue, (tx, tenant) => keepProgress(tx, tenant.id)),
  );
  jobs.everyMinute('bulk-actions.forget', (db, now) =>
    inEachTenant(db, bulkActionsDue(now), (tx) => purgeBulkActions(tx, now)),
  );
  jobs.everyMinute('alerts.sweep', (db, now) => sweepAlerts(db, now, deps));
  jobs.everyMinute('search.forget', (db, now) =>
    inEachTenant(db, viewsDue(now), (tx, tenant) => forgetViews(tx, tenant, now)),
  );
  jobs.everyMinute('interests.forget', (db, now) =>
    inEachTenant(db, interestsDue(now), (tx) => forgetInterests(tx, now)),
  );
  jobs.everyMinute('suspicious-events.notice', noticeSuspicious);
  jobs.everyMinute('pictures.sweep', (db) => sweepPictures(db, deps.files));
  jobs.everyMinute('pings.tend', (db, now) =>
    inEachTenant(db, pingWorkDue(now), (tx, tenant) => sweepPings(tx, tenant, now, deps)),
  );
}
