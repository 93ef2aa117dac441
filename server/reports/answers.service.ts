import { reportLifecycle } from '../../machines/reports/report.lifecycle.ts';
import { actionOf } from '../audit/action.ts';
import { Failure } from '../http/failure.ts';
import { type Caller, moveRecord, type RecordKind } from '../kit/records.ts';
import { guardianPageLink } from '../legal-contacts/guardian-page-link.ts';
import { pageSecret } from '../legal-contacts/legal-contacts.service.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import { mailAnswer, type Reader } from './reports.mails.ts';
import type { ReportRow } from './reports.repository.ts';

const reportRecords = {
  table: 'reports',
  subject: 'Report',
  lifecycle: reportLifecycle,
} as const satisfies RecordKind;

interface Answer {
  readonly event: string;
  readonly reason?: string | undefined;
  readonly answer?: string | undefined;
}

/** Who reads the answer; undefined where nobody is left to be told. */
async function readerOf(call: Caller, row: ReportRow): Promise<Reader | undefined> {
  const { deps, tenant, tx, now } = call;
  const { user_id, firstname, lastname, email, locale } = row;
  if (user_id === null || firstname === null || lastname === null || email === null || locale === null)
    return undefined;
  if (row.reporter === 'applicant') {
    const url = tenantUrl(deps.config, tenant, '/account/companies');
    return { to: { name: `${firstname} ${lastname}`, address: email }, user_id, firstname, lastname, locale, url };
  }
  const { legal_contact_id, guardian_firstname, guardian_lastname, guardian_email, guardian_locale } = row;
  if (!legal_contact_id || !guardian_firstname || !guardian_lastname || !guardian_email || !guardian_locale)
    return undefined;
  return {
    to: { name: `${guardian_firstname} ${guardian_lastname}`, address: guardian_email },
    firstname: guardian_firstname,
    lastname: guardian_lastname,
    locale: guardian_locale,
    child: firstname,
    url: guardianPageLink(call)(legal_contact_id, await pageSecret(tx, legal_contact_id, now)),
  };
}

/**
 * Staff answer a report, or file an answered one away. What keeps the company from the reporter stays theirs to end.
 * @throws Failure transition_not_allowed, validation for an answer without words
 */
export async function moveReport(call: Caller, row: ReportRow, { event, reason, answer }: Answer): Promise<void> {
  const { tx, tenant, now, actor } = call;
  const isAnswer = event !== 'archive';
  const words = isAnswer && answer !== undefined && answer !== '' ? answer : null;
  const isOpen = row.status === 'pending';
  if (isAnswer && isOpen && words === null)
    throw new Failure('validation', { errors: { answer: [{ rule: 'required' }] } });
  const isKnown = row.applicant_id !== null;
  const values = isAnswer ? { answer: isKnown ? words : null, answered_at: now, answered_by: actor.user_id } : {};
  await moveRecord(tx, actionOf(call, reason), reportRecords, row, { event, values });
  const reader = isAnswer && words !== null ? await readerOf(call, row) : undefined;
  if (reader && words !== null) {
    const { id, reporter, organization_name: organization } = row;
    await mailAnswer({ tx, tenant, now }, { id, reporter, organization, answer: words }, reader);
  }
}
