import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { FakeClock } from '../../tests/support/clock.ts';
import { freshDatabase } from '../../tests/support/database.ts';
import { plantRows } from '../../tests/support/many-rows.ts';
import { tenantRow } from '../../tests/support/rows.ts';
import { oldActivitiesDue } from '../activities/activities.repository.ts';
import { erasuresDue } from '../account/account.repository.ts';
import { alertsDue } from '../alerts/runs.repository.ts';
import { retentionDue } from '../account/retention.repository.ts';
import { cancelPurpose, deletePurpose, endPurpose } from '../account/scheduled-deletion.ts';
import { guardianChecksDue, newTextsDue } from '../applicants/applicants.repository.ts';
import { applicantsDue } from '../applicants/applicants.ticks.ts';
import type { Database } from '../db/client.ts';
import { openHandoversDue } from '../handovers/handovers.repository.ts';
import { interestsDue } from '../interests/interests.repository.ts';
import { invitationsDue } from '../invitations/invitations.repository.ts';
import { legalContactsDue } from '../legal-contacts/legal-contacts.repository.ts';
import { mailsDue } from '../mail/delivery.ts';
import { oldMailsDue } from '../mail/mails.ticks.ts';
import { pingWorkDue } from '../pings/pings.ticks.ts';
import { bulkActionsDue } from '../bulk-actions/bulk-actions.repository.ts';
import { houseDue } from '../http/housekeeping.ts';
import { picturesDue } from '../files/pictures.repository.ts';
import { organizationsDue } from '../organizations/deletion.repository.ts';
import { addressesDue } from '../recommendations/recommendations.repository.ts';
import { codesDue } from '../registration-codes/registration-codes.ticks.ts';
import { unverifiedDue } from '../registration/registration.repository.ts';
import { suspiciousDue } from '../reports/suspicious-events.repository.ts';
import { viewsDue } from '../search/marks.repository.ts';
import { progressDue } from '../organizations/progress.facts.ts';
import { countsDue } from '../statistics/statistics.repository.ts';
import type { Due } from './due.ts';
import { tenantsWith } from './in-each-tenant.ts';

const clock = new FakeClock();
const now = clock.now();
const [here, there] = [tenantRow(clock, 'here'), tenantRow(clock, 'there')];
let db: Database;

beforeAll(async () => {
  db = await freshDatabase();
  await db.kysely.insertInto('tenants').values([here, there]).execute();
  await sql`update tenants set guardian_checks_left = 0`.execute(db.kysely);
});
afterAll(() => db.close());

type Row = readonly [table: string, columns: Readonly<Record<string, string>>];
const ago = (time: string): string => `$now - interval '${time}'`;
const someone = `'00000000-0000-7000-8000-000000000001'::uuid`;

const retention = retentionDue(now);
const person = (applicant: Row[1], user: Row[1] = {}): Row[] => [
  ['users', { id: someone, ...user }],
  ['applicants', { id: someone, user_id: someone, ...applicant }],
];
const unfinished = (created: string, warned = 'null'): Row[] =>
  person({ search_status: `'unconfirmed'`, created_at: created, erasure_warned_at: warned });
const ended = (at: string, warned = 'null', user: Row[1] = {}): Row[] =>
  person({ search_status: `'expired'`, search_ended_at: at, erasure_warned_at: warned }, user);
const looking = (until: string, warned = 'null'): Row[] =>
  person({ search_status: `'wants_to_be_matched'`, looking_until: until, looking_warned_at: warned });
const agreed = (version: string, account = 'active'): Row[] =>
  person({ findable_status: `'accepted'`, findable_version: version }, { account: `'${account}'` });
const agreedTerms = (version: string): Row[] => [
  ['terms', { version: '3', material: 'true' }],
  ...person({ tos_status: `'accepted'`, terms_version: version }),
];
const ping = (columns: Row[1]): Row[] => [['pings', { id: someone, ...columns }]];
const asked = (columns: Row[1]): Row[] => [['deletion_requests', columns]];
const guardian = (expires: string, born: string): Row[] => [
  ...person({ date_of_birth: `'${born}'` }),
  ['legal_contacts', { applicant_id: someone, status: `'pending'`, expires_at: expires }],
];
const alert = (columns: Row[1]): Row[] => [
  ['alerts', { used_at: '$now', next_run_at: 'null', paused_until: 'null', ...columns }],
];
const noticed = { kind: `'many_opened'` };
const release = { status: `'accepted'`, released_at: ago('30 days'), released_until: ago('1 day') };
const mailAboutIt = (kind: string): Row => ['mails', { kind: `'${kind}'`, subject_id: someone }];

test.each<[what: string, due: Due, rows: readonly Row[], is?: false]>([
  ['a mail', mailsDue(now), [['mails', { status: `'queued'`, send_at: '$now' }]]],
  ['an old mail', oldMailsDue(now), [['mails', { status: `'sent'`, created_at: ago('31 days') }]]],
  ['one that failed', oldMailsDue(now), [['mails', { status: `'failed'`, created_at: ago('91 days') }]]],
  ['one that failed lately', oldMailsDue(now), [['mails', { status: `'failed'`, created_at: ago('89 days') }]], false],
  [
    'a deleted company',
    organizationsDue(now),
    [['organizations', { status: `'archived'`, usage_type: 'null', deletes_at: '$now' }]],
  ],
  [
    'one in its days',
    organizationsDue(now),
    [['organizations', { status: `'archived'`, usage_type: 'null', deletes_at: `$now + interval '1 day'` }]],
    false,
  ],
  ['an invitation', invitationsDue(now), [['invitations', { expires_at: '$now' }]]],
  [
    'one that waits for staff',
    invitationsDue(now),
    [['invitations', { expires_at: '$now', outside_domains: 'true', held_at: '$now' }]],
    false,
  ],
  ['a code', codesDue(now), [['registration_codes', { status: `'active'`, valid_until: '$now' }]]],
  ['a used code', codesDue(now), [['registration_codes', { status: `'active'`, max_uses: '3', times_used: '3' }]]],
  ['a code in use', codesDue(now), [['registration_codes', { status: `'active'`, max_uses: '3' }]], false],
  [
    'an address of a mail',
    addressesDue(now),
    [['recommendations', { registration_code_id: someone, email: `'x'`, erase_at: '$now' }]],
  ],
  [
    'one in its time',
    addressesDue(now),
    [['recommendations', { registration_code_id: someone, email: `'x'`, erase_at: `$now + interval '1 day'` }]],
    false,
  ],
  ['an unverified', unverifiedDue(now), [['users', { verification: `'unverified'`, created_at: ago('1 minute') }]]],
  ...[cancelPurpose, endPurpose, deletePurpose].map((purpose): [string, Due, Row[]] => [
    purpose,
    erasuresDue([cancelPurpose, endPurpose, deletePurpose], now),
    [['link_tokens', { purpose: `'${purpose}'`, expires_at: '$now' }]],
  ]),
  ['unfinished, to warn', retention, unfinished(ago('24 days'))],
  ['unfinished, not yet', retention, unfinished(ago('22 days')), false],
  ['unfinished, warned', retention, unfinished(ago('29 days'), ago('6 days')), false],
  ['unfinished, over', retention, unfinished(ago('31 days'), ago('8 days'))],
  ['ended, to warn', retention, ended(ago('6 months'))],
  ['ended, there yesterday', retention, ended(ago('9 months'), 'null', { last_login_at: ago('1 day') }), false],
  [
    'ended, back since the warning',
    retention,
    ended(ago('19 months'), ago('13 months'), { last_login_at: ago('7 months') }),
  ],
  ['ended, over', retention, ended(ago('7 months'), ago('15 days'))],
  ['an old log', retention, [['audits', { at: ago('13 months') }]]],
  ['an old ledger', retention, [['consents', { erased_at: ago('37 months') }]]],
  ['an old "not me"', retention, [['not_me', { reported_at: ago('25 months') }]]],
  ['a deletion confirmed', retention, asked({ confirmed_at: ago('31 days') })],
  ['one nobody confirmed', retention, asked({ requested_at: ago('13 months') })],
  ['one confirmed lately', retention, asked({ confirmed_at: ago('29 days') }), false],
  ['one of somebody who is here', retention, asked({ ping_id: someone, confirmed_at: ago('31 days') }), false],
  ['an old view', viewsDue(now), [['applicant_views', { viewed_on: `(${ago('91 days')})::date` }]]],
  ['a view', viewsDue(now), [['applicant_views', { viewed_on: `(${ago('90 days')})::date` }]], false],
  ['an old activity', oldActivitiesDue(now), [['activities', { happened_at: ago('91 days') }]]],
  ['an activity', oldActivitiesDue(now), [['activities', { happened_at: ago('89 days') }]], false],
  ['an old look', viewsDue(now), [['search_seen', { seen_at: ago('91 days') }]]],
  ['interest that is over', interestsDue(now), [['interests', { until: `(${ago('2 days')})::date` }]]],
  ['interest', interestsDue(now), [['interests', { until: `(${ago('1 day')})::date` }]], false],
  ['a guardian too late', legalContactsDue(now), guardian('$now', '2012-01-01')],
  ['a guardian not needed', legalContactsDue(now), guardian(`$now + interval '1 day'`, '2010-11-20')],
  ['a guardian awaited', legalContactsDue(now), guardian(`$now + interval '1 day'`, '2010-11-22'), false],
  ['a new text', newTextsDue(2), agreed('1')],
  ['new terms', newTextsDue(2), agreedTerms('1')],
  ['new terms, agreed to', newTextsDue(2), agreedTerms('3'), false],
  ['a new text, agreed to', newTextsDue(2), agreed('2'), false],
  ['a new text, nobody there', newTextsDue(2), agreed('1', 'inactive'), false],
  ['a search over', applicantsDue(now), looking('$now', ago('1 day'))],
  ['a search over in 13 days', applicantsDue(now), looking(`$now + interval '13 days'`)],
  ['and warned', applicantsDue(now), looking(`$now + interval '13 days'`, ago('1 hour')), false],
  ['a search over in 2 days', applicantsDue(now), looking(`$now + interval '2 days'`, ago('10 days'))],
  ['a company something was written about', progressDue, [['organization_changes', {}]]],
  ['a count', countsDue, [['applicant_counts', { folded: 'false' }]]],
  ['a message to deliver', pingWorkDue(now), ping({ status: `'created'`, send_at: '$now' })],
  ['one nobody answered', pingWorkDue(now), ping({ status: `'pending'`, expires_at: '$now' })],
  ['one to remind of', pingWorkDue(now), ping({ status: `'pending'`, sent_at: ago('30 days') })],
  ['one to archive', pingWorkDue(now), ping({ status: `'declined'`, updated_at: ago('90 days') })],
  ['news', pingWorkDue(now), ping({ status: `'accepted'`, news: `'withdrawn'` })],
  ['an old note', pingWorkDue(now), ping({ note: `'x'`, note_at: ago('7 months') })],
  ['a note', pingWorkDue(now), ping({ status: `'accepted'`, note: `'x'`, note_at: ago('1 month') }), false],
  ['one to ask', pingWorkDue(now), ping({ status: `'accepted'`, released_at: ago('10 days'), released_until: 'null' })],
  [
    'one asked',
    pingWorkDue(now),
    ping({ status: `'accepted'`, released_at: ago('10 days'), released_until: 'null', unasked: 'false' }),
    false,
  ],
  [
    'a proposal whose time has come',
    pingWorkDue(now),
    [['appointments', { status: `'pending'`, starts_at: ago('1 minute'), ends_at: '$now' }]],
  ],
  ['a release over', pingWorkDue(now), [...ping(release), mailAboutIt('ping_accepted')]],
  ['a release over, forgotten', pingWorkDue(now), [...ping(release), mailAboutIt('ping_sent')], false],
  ['an alert at seven', alertsDue(now), alert({ status: `'active'`, next_run_at: '$now' })],
  ['one that has run', alertsDue(now), alert({ status: `'active'`, next_run_at: `$now + interval '1 day'` }), false],
  ['a pause over', alertsDue(now), alert({ status: `'inactive'`, paused_until: '$now' })],
  ['a pause without end', alertsDue(now), alert({ status: `'inactive'` }), false],
  ['an alert nobody looks at', alertsDue(now), alert({ status: `'active'`, used_at: ago('180 days') })],
  [
    'one asked about',
    alertsDue(now),
    alert({ status: `'active'`, used_at: ago('181 days'), asked_at: ago('1 day') }),
    false,
  ],
  [
    'one asked about in vain',
    alertsDue(now),
    alert({ status: `'active'`, used_at: ago('210 days'), asked_at: ago('30 days') }),
  ],
  ['a run to tell', alertsDue(now), [['alert_runs', { run_on: '$now::date', digest_at: '$now' }]]],
  ['a run that is told', alertsDue(now), [['alert_runs', { run_on: `(${ago('210 days')})::date` }]], false],
  ['a run that no link leads to', alertsDue(now), [['alert_runs', { run_on: `(${ago('211 days')})::date` }]]],
  ['a try', suspiciousDue(now), [['rate_limits', { window_start: ago('23 hours') }]]],
  ['somebody looked at', suspiciousDue(now), [['search_seen', { seen_at: ago('23 hours') }]]],
  ['somebody handed over', openHandoversDue, [['handovers', { ended_at: 'null', ended_by: 'null' }]]],
  ['somebody who left', openHandoversDue, [['handovers', { ended_at: '$now', ended_by: `'time'` }]], false],
  ['something done', suspiciousDue(now), [['audits', { at: ago('23 hours') }]]],
  ['nothing lately', suspiciousDue(now), [['audits', { at: ago('25 hours') }]], false],
  [
    'an old event',
    suspiciousDue(now),
    [['suspicious_events', { ...noticed, started_on: `(${ago('91 days')})::date` }]],
  ],
  [
    'an event',
    suspiciousDue(now),
    [['suspicious_events', { ...noticed, started_on: `(${ago('90 days')})::date` }]],
    false,
  ],
  ['a picture taken away', picturesDue, [['pictures', { organization_id: someone, removed_at: '$now' }]]],
  ['a picture of a company that is gone', picturesDue, [['pictures', { organization_id: 'null' }]]],
  ['a picture', picturesDue, [['pictures', { organization_id: someone }]], false],
  ['hits', houseDue(now), [['rate_limits', { window_start: ago('25 hours') }]]],
  ['keys', houseDue(now), [['idempotency_keys', { created_at: ago('25 hours') }]]],
  [
    'what was done with several',
    bulkActionsDue(now),
    [['bulk_actions', { kind: `'verify'`, created_at: ago('25 hours') }]],
  ],
  ['a session', houseDue(now), [['sessions', { expires_at: ago('1 minute') }]]],
  ['a session in use', houseDue(now), [['sessions', { ends_at: ago('1 minute') }]]],
  ['a link', houseDue(now), [['link_tokens', { expires_at: ago('31 days') }]]],
  ['noise', houseDue(now), [['noise_counts', { day: `($now - interval '13 months')::date` }]]],
])('%s: that tenant alone gets a turn, or none does', async (_, due, rows, is) => {
  // row by row: a table emptied as a whole is made anew, which took half of this file's time
  onTestFinished(async () => {
    for (const [table] of rows.toReversed()) await sql`delete from ${sql.table(table)}`.execute(db.kysely);
    // what they noted as they came and went
    await sql`delete from organization_changes`.execute(db.kysely);
  });
  expect(await tenantsWith(db, due)).toEqual([]);
  await plantRows(db, rows, there.id, now);
  expect((await tenantsWith(db, due)).map(({ slug }) => slug)).toEqual(is === false ? [] : ['there']);
});

test('guardians are looked for where the age was raised', async () => {
  expect(await tenantsWith(db, guardianChecksDue)).toEqual([]);
  await sql`update tenants set guardian_age = guardian_age + 1 where id = ${there.id}`.execute(db.kysely);
  expect((await tenantsWith(db, guardianChecksDue)).map(({ slug }) => slug)).toEqual(['there']);
});
