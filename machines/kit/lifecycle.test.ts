import { describe, expect, it } from 'vitest';
import { authors } from '../../contract/kit/roles.ts';
import { applicantSearchLifecycle } from '../applicants/applicant-search.lifecycle.ts';
import { emailTemplateLifecycle } from '../email-templates/email-template.lifecycle.ts';
import { invitationLifecycle } from '../invitations/invitation.lifecycle.ts';
import { legalContactLifecycle } from '../legal-contacts/legal-contact.lifecycle.ts';
import { organizationLifecycle } from '../organizations/organization.lifecycle.ts';
import { pingLifecycle } from '../pings/ping.lifecycle.ts';
import { profileLifecycle } from '../profiles/profile.lifecycle.ts';
import { recommendationLifecycle } from '../recommendations/recommendation.lifecycle.ts';
import { registrationCodeLifecycle } from '../registration-codes/registration-code.lifecycle.ts';
import { tosAcceptanceLifecycle } from '../terms/tos-acceptance.lifecycle.ts';
import { userAccountLifecycle } from '../users/user-account.lifecycle.ts';
import { userVerificationLifecycle } from '../users/user-verification.lifecycle.ts';
import { eventsFor, type Lifecycle, nextStatus } from './lifecycle.ts';

/** Every transition of every lifecycle with its authors, written out: one more or less in the code fails. */
const expected: [Lifecycle, string, string[]][] = [
  [
    userVerificationLifecycle,
    'unverified',
    [
      'unverified -- verify_email --> verified by system',
      'unverified -- verify_manually --> verified by administrator',
    ],
  ],
  [
    userAccountLifecycle,
    'active',
    [
      'active -- deactivate --> inactive by administrator',
      'inactive -- reactivate --> active by administrator',
      'active -- schedule_deletion --> inactive by system',
      'inactive -- cancel_deletion --> active by system',
      'inactive -- schedule_deletion --> inactive by system',
    ],
  ],
  [
    applicantSearchLifecycle,
    'unconfirmed',
    [
      'unconfirmed -- complete_registration --> wants_to_be_matched by system',
      'wants_to_be_matched -- found_traineeship --> doesnot_want_matching by applicant tenant_member administrator',
      'doesnot_want_matching -- looking_again --> wants_to_be_matched by applicant',
      'wants_to_be_matched -- looking_until_passed --> expired by system',
      'expired -- renew_looking --> wants_to_be_matched by applicant system',
      'wants_to_be_matched -- renew_looking --> wants_to_be_matched by applicant system',
      'expired -- retention --> archived by system',
      'doesnot_want_matching -- retention --> archived by system',
      'unconfirmed -- retention --> archived by system',
    ],
  ],
  [
    legalContactLifecycle,
    'created',
    [
      'created -- send_link --> pending by system',
      'pending -- accept --> confirmed by system',
      'pending -- decline --> declined by system',
      'pending -- timeout --> expired by system',
      'expired -- resend --> pending by applicant tenant_member administrator',
      'pending -- resend --> pending by applicant tenant_member administrator',
      'pending -- replaced --> revoked by applicant tenant_member administrator',
      'declined -- replaced --> revoked by applicant',
      'expired -- replaced --> revoked by applicant',
      'confirmed -- withdraw --> revoked by system',
      'pending -- withdraw --> revoked by system',
      'expired -- withdraw --> revoked by system',
      'pending -- came_of_age --> revoked by system',
      'confirmed -- replaced --> revoked by applicant tenant_member administrator',
      'confirmed -- ask_again --> pending by system',
      'expired -- request_new_link --> pending by system',
      'pending -- not_me --> declined by system',
    ],
  ],
  [
    tosAcceptanceLifecycle,
    'pending',
    [
      'pending -- accept --> accepted by applicant',
      'pending -- guardian_accept --> accepted by system',
      'accepted -- new_version --> expired by system',
      'expired -- accept --> accepted by applicant',
      'accepted -- withdraw --> revoked by applicant system',
      'expired -- guardian_accept --> accepted by system',
      'accepted -- birth_date_changed --> expired by system',
      'accepted -- guardian_age_raised --> expired by system',
      'accepted -- guardian_replaced --> expired by applicant',
      'revoked -- accept --> accepted by applicant',
      'revoked -- guardian_accept --> accepted by system',
    ],
  ],
  [
    organizationLifecycle,
    'created',
    [
      'created -- verify --> verified by tenant_member administrator',
      'verified -- activate --> active by system',
      'active -- suspend --> inactive by tenant_member administrator',
      'inactive -- reactivate --> active by tenant_member administrator',
      'active -- archive --> archived by tenant_member administrator',
      'inactive -- archive --> archived by tenant_member administrator',
      'archived -- restore --> inactive by tenant_member administrator',
      'created -- reject --> archived by tenant_member administrator',
      'verified -- archive --> archived by tenant_member administrator',
    ],
  ],
  [
    registrationCodeLifecycle,
    'draft',
    [
      'draft -- activate --> active by employee tenant_member administrator',
      'active -- deactivate --> inactive by employee tenant_member administrator',
      'inactive -- activate --> active by employee tenant_member administrator',
      'active -- timeout_or_exhausted --> expired by system',
      'expired -- extend --> active by employee tenant_member administrator',
      'inactive -- archive --> archived by employee tenant_member administrator',
      'expired -- archive --> archived by employee tenant_member administrator',
      'draft -- archive --> archived by employee tenant_member administrator',
      'active -- archive --> archived by employee tenant_member administrator',
    ],
  ],
  [
    recommendationLifecycle,
    'created',
    [
      'created -- applicant_registers --> accepted by system',
      'created -- revoke --> revoked by employee tenant_member administrator',
      'accepted -- withdraw --> revoked by employee tenant_member administrator applicant',
    ],
  ],
  [
    invitationLifecycle,
    'pending',
    [
      'pending -- accept --> accepted by employee',
      'pending -- decline --> declined by system',
      'pending -- timeout --> expired by system',
      'pending -- revoke --> revoked by employee tenant_member administrator',
      'expired -- resend --> pending by employee tenant_member administrator',
      'pending -- resend --> pending by employee tenant_member administrator',
    ],
  ],
  [
    pingLifecycle,
    'draft',
    [
      'draft -- submit --> created by employee',
      'created -- delivered --> pending by system',
      'created -- undeliverable --> revoked by system',
      'created -- cancel --> revoked by employee',
      'pending -- accept --> accepted by applicant system',
      'pending -- decline --> declined by applicant system',
      'pending -- no_answer --> expired by system',
      'pending -- revoke --> revoked by employee tenant_member administrator system',
      'accepted -- archive --> archived by employee',
      'declined -- archive --> archived by employee system',
      'expired -- archive --> archived by employee system',
      'revoked -- archive --> archived by employee system',
      'created -- no_longer_matchable --> revoked by system',
      'accepted -- withdraw --> revoked by applicant system',
      'archived -- withdraw --> revoked by applicant system',
    ],
  ],
  [
    emailTemplateLifecycle,
    'draft',
    [
      'draft -- publish --> published by employee tenant_member administrator',
      'published -- edit --> draft by employee tenant_member administrator',
      'draft -- archive --> archived by employee tenant_member administrator',
      'published -- archive --> archived by employee tenant_member administrator',
      'archived -- restore --> draft by employee tenant_member administrator',
    ],
  ],
  [
    profileLifecycle,
    'draft',
    [
      'draft -- publish --> published by employee tenant_member administrator',
      'published -- unpublish --> draft by employee tenant_member administrator',
      'draft -- archive --> archived by employee tenant_member administrator',
      'published -- archive --> archived by employee tenant_member administrator',
      'archived -- restore --> draft by employee tenant_member administrator',
    ],
  ],
];

describe.each(expected)('lifecycle %#', (of, initial, lines) => {
  it('begins where a new record begins', () => expect(of.initial).toBe(initial));

  it('has these transitions with these authors and no other', () => {
    const found = of.transitions.map(({ from, event, to, by }) => `${from} -- ${event} --> ${to} by ${by.join(' ')}`);
    expect(found).toEqual(lines);
  });

  it('moves exactly by these events and authors, from every status', () => {
    const events = [...new Set(of.transitions.map(({ event }) => event)), 'unheard_of', 'toString', '*'];
    const moved = of.statuses.flatMap((from) =>
      events.flatMap((event) => {
        const by = authors.filter((author) => nextStatus(of, from, event, author).ok);
        const next = by[0] && nextStatus(of, from, event, by[0]);
        return next?.ok ? [`${from} -- ${event} --> ${next.status} by ${by.toSorted().join(' ')}`] : [];
      }),
    );
    const sorted = lines.map((line) => {
      const [move, by] = line.split(' by ');
      return `${move} by ${by?.split(' ').toSorted().join(' ')}`;
    });
    expect(moved.toSorted()).toEqual(sorted.toSorted());
  });

  it('reaches every status from the initial one', () => {
    const reached = new Set([initial]);
    for (const status of reached) for (const { from, to } of of.transitions) if (from === status) reached.add(to);
    expect([...reached].toSorted()).toEqual(of.statuses.toSorted());
  });
});

it('tells whoever asks for something impossible what is possible instead', () => {
  expect(nextStatus(pingLifecycle, 'pending', 'accept', 'employee')).toEqual({ ok: false, allowed: ['revoke'] });
  expect(nextStatus(pingLifecycle, 'declined', 'accept', 'applicant')).toEqual({ ok: false, allowed: [] });
  expect(eventsFor(pingLifecycle, 'pending', 'applicant')).toEqual(['accept', 'decline']);
});

it('counts a transition to the same status as one', () => {
  expect(nextStatus(legalContactLifecycle, 'pending', 'resend', 'applicant')).toEqual({ ok: true, status: 'pending' });
  expect(nextStatus(legalContactLifecycle, 'pending', 'resend', 'employee')).toEqual({ ok: false, allowed: [] });
});
