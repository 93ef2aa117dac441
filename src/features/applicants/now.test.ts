import { expect, test } from 'vitest';
import type { ApplicantPing } from '../../../contract/pings/applicant-ping.schema.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';
import { anApplicant } from '../../../tests/support/an-applicant.ts';
import { nowOf } from './now.ts';

const at = { timeZone: 'Europe/Berlin', now: Date.parse('2026-11-24T09:00:00Z') };
const ping = (id: string, facts: object = {}) =>
  ({
    id,
    status: 'pending',
    guardian_asked_at: null,
    asked_contacted: false,
    appointments: [],
    release: null,
    later: null,
    ...facts,
  }) as unknown as ApplicantPing;
const yes = (id: string, facts: object = {}) =>
  ping(id, { status: 'accepted', release: { at: '2026-11-20T09:00:00Z', withdrawn_at: null }, ...facts });
const meeting = (status: string, starts: string) => ({
  status,
  starts_at: starts,
  ends_at: new Date(Date.parse(starts) + 3_600_000).toISOString(),
});
const today = yes('today', { appointments: [meeting('accepted', '2026-11-24T13:00:00Z')] });
const friday = yes('friday', { appointments: [meeting('accepted', '2026-11-27T13:00:00Z')] });
const past = yes('past', {
  release: { at: '2026-10-01T09:00:00Z', withdrawn_at: null },
  appointments: [meeting('accepted', '2026-11-23T13:00:00Z')],
});
const proposed = yes('proposed', { appointments: [meeting('pending', '2026-11-28T13:00:00Z')] });
const asked = yes('asked', { asked_contacted: true, release: { at: '2026-11-01T09:00:00Z', withdrawn_at: null } });
const guardian = ping('guardian', { guardian_asked_at: '2026-11-23T09:00:00Z' });
const ended = { matchability: 'unmatchable', search_status: 'doesnot_want_matching' } as const;
const found = { organization: null, confirmed: false, kept_until: '2027-05-01T00:00:00Z' };

test.each<[string, string, Partial<OwnApplicant>, readonly ApplicantPing[], string?]>([
  ['an appointment today before a message', 'today', {}, [ping('letter'), friday, today], 'today'],
  ['a message before a later appointment', 'messages', {}, [friday, ping('letter')]],
  ['no message that was put aside', 'findable', {}, [ping('aside', { later: { reminds_at: '2026-11-25T09:00:00Z' } })]],
  [
    'it again from the day of its reminder on',
    'messages',
    {},
    [ping('again', { later: { reminds_at: '2026-11-24T08:00:00Z' } })],
  ],
  ['times to choose from before one that is agreed', 'proposed', {}, [friday, proposed], 'proposed'],
  ['the next appointment before a question', 'upcoming', {}, [asked, friday], 'friday'],
  ['a question before what a guardian decides', 'asked', {}, [guardian, asked], 'asked'],
  ['a guardian’s word before a call that will come', 'guardian', {}, [yes('new'), guardian], 'guardian'],
  ['a call that will come', 'promised', {}, [yes('new')], 'new'],
  ['of a yes long ago nothing', 'findable', {}, [past]],
  [
    'of a yes taken back nothing',
    'findable',
    {},
    [yes('back', { release: { at: '2026-11-20T09:00:00Z', withdrawn_at: '2026-11-21T09:00:00Z' } })],
  ],
  ['a place found before everything', 'found', { ...ended, found }, [today, ping('letter')]],
  ['a break, with an appointment that still stands', 'upcoming', ended, [friday], 'friday'],
  ['a break', 'paused', ended, [yes('new')]],
  ['a search that ran out', 'expired', { matchability: 'unmatchable', search_status: 'expired' }, []],
  ['what keeps companies from finding one', 'unfindable', { matchability: 'unmatchable' }, []],
])('%s', (_, kind, facts, pings, id) => {
  const applicant = anApplicant(facts).applicant;
  const now = applicant && nowOf(applicant, pings, at);
  expect(now?.kind).toBe(kind);
  if (id !== undefined) expect(now).toMatchObject({ ping: { id } });
});
