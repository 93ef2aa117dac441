import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { Activity } from '../../../contract/activities/activities.schema.ts';
import type { GlyphName } from '../../ui/icon/glyph.tsx';

type Kind = Activity['kind'];

type Plain =
  | '/dashboard'
  | '/account'
  | '/account/consents'
  | '/account/companies'
  | '/account/security'
  | '/organization/invitations'
  | '/pings'
  | '/alerts'
  | '/reports'
  | '/tos/accept';
/** Where a line leads: to what its mail leads to. */
type Target =
  | { readonly to: Plain }
  | { readonly to: '/pings'; readonly search: { readonly ping: string } }
  | { readonly to: '/search'; readonly search: { readonly alert_run_id: string } };

interface Shown {
  readonly glyph: GlyphName;
  readonly say: (i18n: I18n, about: Named) => string;
  readonly leadsTo: (activity: Activity) => Target;
}
interface Named {
  /** The other side: a company, or a person by the name that may be known. */
  readonly other: string;
  readonly alert: string;
  readonly matches: number | null;
}

const page = (to: Plain) => (): Target => ({ to });
const dashboard = page('/dashboard');
/** Beside the list of a company; an applicant's messages stand on the dashboard. */
const message = ({ person, ping_id }: Activity): Target => {
  if (person === null) return { to: '/dashboard' };
  return ping_id === null ? { to: '/pings' } : { to: '/pings', search: { ping: ping_id } };
};
const run = ({ alert_run_id }: Activity): Target =>
  alert_run_id === null ? { to: '/alerts' } : { to: '/search', search: { alert_run_id } };

/** Each kind in one sentence, true whenever it is read. */
export const shownAs: Readonly<Record<Kind, Shown>> = {
  ping: { glyph: 'mail', leadsTo: message, say: (i18n, { other }) => i18n._(msg`${other} has written to you`) },
  ping_reminder: {
    glyph: 'clock',
    leadsTo: message,
    say: (i18n, { other }) => i18n._(msg`Reminder of the message from ${other}`),
  },
  contact_released: {
    glyph: 'phone',
    leadsTo: message,
    say: (i18n, { other }) => i18n._(msg`You said yes to ${other}`),
  },
  contact_question: {
    glyph: 'help',
    leadsTo: message,
    say: (i18n, { other }) => i18n._(msg`Has ${other} been in touch with you?`),
  },
  guardian_release_declined: {
    glyph: 'people',
    leadsTo: message,
    say: (i18n, { other }) => i18n._(msg`No consent at home: ${other} does not get your contact details`),
  },
  guardian_release_withdrawn: {
    glyph: 'people',
    leadsTo: message,
    say: (i18n, { other }) => i18n._(msg`Taken back at home: ${other} no longer has your contact details`),
  },
  guardian_reported: {
    glyph: 'shield',
    leadsTo: page('/account/companies'),
    say: (i18n, { other }) => i18n._(msg`${other} was reported from home and sees nothing of you any more`),
  },
  report_received: {
    glyph: 'shield',
    leadsTo: page('/account/companies'),
    say: (i18n, { other }) => i18n._(msg`You have reported ${other}`),
  },
  report_answered: {
    glyph: 'shield',
    leadsTo: page('/account/companies'),
    say: (i18n, { other }) => i18n._(msg`We have answered your report about ${other}`),
  },
  company_reported: {
    glyph: 'shield',
    leadsTo: page('/reports'),
    say: (i18n, { other }) => i18n._(msg`${other} was reported: an answer is due`),
  },
  appointment_proposed: {
    glyph: 'calendar',
    leadsTo: message,
    say: (i18n, { other }) => i18n._(msg`${other} proposed an appointment`),
  },
  appointment_agreed: {
    glyph: 'calendar',
    leadsTo: message,
    say: (i18n, { other }) => i18n._(msg`Appointment agreed with ${other}`),
  },
  appointment_withdrawn: {
    glyph: 'calendar',
    leadsTo: message,
    say: (i18n, { other }) => i18n._(msg`${other} called off the appointment`),
  },
  ping_accepted: {
    glyph: 'phone',
    leadsTo: message,
    say: (i18n, { other }) => i18n._(msg`${other} has said yes to you`),
  },
  ping_declined: { glyph: 'mail', leadsTo: message, say: (i18n, { other }) => i18n._(msg`${other} has said no`) },
  ping_withdrawn: {
    glyph: 'trash',
    leadsTo: message,
    say: (i18n, { other }) => i18n._(msg`Please delete the contact details of ${other}`),
  },
  ping_search_ended: {
    glyph: 'clock',
    leadsTo: message,
    say: (i18n, { other }) => i18n._(msg`${other} is not looking at the moment`),
  },
  ping_closed: {
    glyph: 'person',
    leadsTo: message,
    say: (i18n, { other }) => i18n._(msg`${other} has found a place: your message is closed`),
  },
  ping_ended: {
    glyph: 'shield',
    leadsTo: message,
    say: (i18n, { other }) => i18n._(msg`We have ended a message: ${other}`),
  },
  ping_found_here: {
    glyph: 'person',
    leadsTo: message,
    say: (i18n, { other }) => i18n._(msg`${other} has found a place with you`),
  },
  alert_matches: {
    glyph: 'bell',
    leadsTo: run,
    say: (i18n, { alert, matches }) =>
      matches === null
        ? i18n._(msg`New matches for “${alert}”`)
        : i18n._(msg`${plural(matches, { one: '# new match', other: '# new matches' })} for “${alert}”`),
  },
  alert_still_needed: {
    glyph: 'bell',
    leadsTo: run,
    say: (i18n, { alert }) => i18n._(msg`Is “${alert}” still needed?`),
  },
  invitation_declined: {
    glyph: 'people',
    leadsTo: page('/organization/invitations'),
    say: (i18n, { other }) => i18n._(msg`${other} has declined your invitation`),
  },
  invitation_approved: {
    glyph: 'people',
    leadsTo: page('/organization/invitations'),
    say: (i18n, { other }) => i18n._(msg`Your invitation goes to ${other}`),
  },
  invitation_rejected: {
    glyph: 'people',
    leadsTo: page('/organization/invitations'),
    say: (i18n, { other }) => i18n._(msg`Your invitation does not go to ${other}: read why`),
  },
  looking_warning: {
    glyph: 'clock',
    leadsTo: dashboard,
    say: (i18n) => i18n._(msg`Your search ends soon unless you renew it`),
  },
  looking_expired: { glyph: 'clock', leadsTo: dashboard, say: (i18n) => i18n._(msg`Your search has run out`) },
  place_noted: {
    glyph: 'person',
    leadsTo: dashboard,
    say: (i18n) => i18n._(msg`We have noted that you found a place`),
  },
  erasure_warning: {
    glyph: 'trash',
    leadsTo: dashboard,
    say: (i18n) => i18n._(msg`Your account was to be deleted because you had not been here for long`),
  },
  terms_changed: {
    glyph: 'edit',
    leadsTo: page('/account/consents'),
    say: (i18n) => i18n._(msg`There is a new text to agree to, so that companies find you`),
  },
  guardian_accepted: {
    glyph: 'people',
    leadsTo: dashboard,
    say: (i18n) => i18n._(msg`The consent from home is there`),
  },
  guardian_declined: {
    glyph: 'people',
    leadsTo: page('/tos/accept'),
    say: (i18n) => i18n._(msg`There was no consent from home`),
  },
  guardian_expired: {
    glyph: 'people',
    leadsTo: page('/tos/accept'),
    say: (i18n) => i18n._(msg`Nobody at home answered in time`),
  },
  guardian_withdrawn: {
    glyph: 'people',
    leadsTo: page('/tos/accept'),
    say: (i18n) => i18n._(msg`The consent from home was withdrawn`),
  },
  password_changed: {
    glyph: 'lock',
    leadsTo: page('/account/security'),
    say: (i18n) => i18n._(msg`Your password was changed`),
  },
  email_changed: {
    glyph: 'mail',
    leadsTo: page('/account'),
    say: (i18n) => i18n._(msg`Your e-mail address was changed`),
  },
};

export const sentenceOf = (i18n: I18n, { kind, organization, person, alert, matches }: Activity): string =>
  shownAs[kind].say(i18n, { other: organization ?? person ?? i18n._(msg`somebody`), alert: alert ?? '', matches });
