import type { InvitationOffer } from '../../contract/invitations/invitations.schema.ts';
import type { RegistrationCodeOffer } from '../../contract/registration-codes/registration-codes.schema.ts';
import { failure, refusal, yes } from './people.ts';
import type { Product } from './product.ts';
import { begin } from './run.ts';
import { decisions, type Sentence, spec } from './sentence.ts';

const codeOffer: RegistrationCodeOffer = {
  code: '12E45678',
  organization: { name: 'Bakery', city: null },
  recommendation_text: 'A good one',
  occupations: [],
  valid_until: null,
};
const invitationOffer: InvitationOffer = {
  email: 'robin@example.org',
  firstname: 'Robin',
  lastname: 'Klug',
  organization: { name: 'Bakery' },
  invited_by: null,
  expires_at: '2026-01-01T00:00:00Z',
};
const enter = { type: 'code.submit', code: '12E45678' } as const;
const codeSettled = (result: object) => ({ type: 'code.settled', result });
const code = (product: Product) => begin(product, 'registrationCodeEntry');
const lookedUp = (product: Product) => code(product).when(enter);

const paste = { type: 'invitation.submit', token: 'the token' } as const;
const invitationSettled = (result: object) => ({ type: 'invitation.settled', result });
const invitation = (product: Product) => begin(product, 'invitationEntry');
const opened = (product: Product) => invitation(product).when(paste);

const email = { type: 'email.submit', email: 'kim@example.org' } as const;
const emailSettled = (result: object) => ({ type: 'email.settled', result });
const asked = (product: Product) => begin(product, 'passwordForgot').when(email);
const values = { password: 'Long-enough-1', password_confirmation: 'Long-enough-1' };
const set = { type: 'password.submit', values } as const;
const passwordSettled = (result: object) => ({ type: 'password.settled', result });
const setting = (product: Product) => begin(product, 'passwordReset').when(set);

/** Ways in for people without a session: code, invitation, forgotten password. */
export const entrySentences: readonly Sentence[] = [
  {
    id: 'code.known',
    place: decisions('3', 'Before the form the page tells who recommends and who will see what.'),
    given: 'an applicant who wants to register',
    when: 'they enter a code that counts, and then want to change it',
    then: 'it is looked up, the page shows who recommends them, and forgets that again',
    shownBy: (product) => {
      code(product).is('entering').asksNothing().refuses({ type: 'code.change' });
      lookedUp(product)
        .is('lookingUp')
        .asks('lookUpCode', { code: '12E45678' })
        .answers('lookUpCode', { kind: 'known', offer: codeOffer })
        .is('known')
        .keeps({ offer: codeOffer })
        .asksNothing()
        .when({ type: 'code.change' })
        .is('entering')
        .keeps({ offer: null })
        .offers(enter);
    },
  },
  {
    id: 'code.does-not-count',
    place: spec('8', "registration code deactivated, 'No registration code associated with this token'"),
    given: 'an applicant who has entered a code',
    when: 'there is no such code, or it is deactivated',
    then: 'the page says which, and another one can be entered',
    shownBy: (product) => {
      for (const kind of ['unknown', 'deactivated'] as const) {
        lookedUp(product)
          .answers('lookUpCode', { kind })
          .is(kind)
          .asksNothing()
          .keeps({ offer: null })
          .when(enter)
          .is('lookingUp')
          .asks('lookUpCode');
      }
    },
  },
  {
    id: 'code.no-answer',
    place: spec('8', '422 sets field errors from response meta.errors'),
    given: 'an applicant who has entered a code',
    when: 'the server refuses it as malformed, does not answer, or breaks',
    then: 'the form is told, and it can be entered again',
    shownBy: (product) => {
      lookedUp(product)
        .answers('lookUpCode', refusal)
        .tells(codeSettled(refusal))
        .is('entering')
        .asksNothing()
        .offers(enter);
      for (const run of [lookedUp(product).answers('lookUpCode', failure), lookedUp(product).breaks('lookUpCode')]) {
        run.tells(codeSettled(failure)).is('failed').asksNothing().when(enter).is('lookingUp').asks('lookUpCode');
      }
    },
  },
  {
    id: 'invitation.known',
    place: spec('5', 'invitation_link: must parse as a valid invitation link'),
    given: 'a colleague with an invitation',
    when: 'its link is opened or pasted, and then another one is to be used',
    then: 'it is looked up, the page shows who invites them, and forgets that again',
    shownBy: (product) => {
      invitation(product).is('entering').asksNothing().refuses({ type: 'invitation.change' });
      opened(product)
        .is('lookingUp')
        .asks('lookUpInvitation', { token: 'the token' })
        .answers('lookUpInvitation', { kind: 'known', offer: invitationOffer })
        .is('known')
        .keeps({ offer: invitationOffer })
        .asksNothing()
        .when({ type: 'invitation.change' })
        .is('entering')
        .keeps({ offer: null })
        .offers(paste);
    },
  },
  {
    id: 'invitation.does-not-count',
    place: spec('8', 'invitation already accepted, invitation expired, no association with token'),
    given: 'a colleague with an invitation',
    when: 'it is unknown, already accepted, or expired',
    then: 'the page says which, and another one can be entered',
    shownBy: (product) => {
      for (const kind of ['unknown', 'accepted', 'expired'] as const) {
        opened(product)
          .answers('lookUpInvitation', { kind })
          .is(kind)
          .asksNothing()
          .keeps({ offer: null })
          .when(paste)
          .is('lookingUp')
          .asks('lookUpInvitation');
      }
    },
  },
  {
    id: 'invitation.no-answer',
    place: spec('8', '422 sets field errors from response meta.errors'),
    given: 'a colleague with an invitation',
    when: 'the server refuses it as malformed, does not answer, or breaks',
    then: 'the form is told, and it can be entered again',
    shownBy: (product) => {
      opened(product)
        .answers('lookUpInvitation', refusal)
        .tells(invitationSettled(refusal))
        .is('entering')
        .asksNothing()
        .offers(paste);
      for (const run of [
        opened(product).answers('lookUpInvitation', failure),
        opened(product).breaks('lookUpInvitation'),
      ]) {
        run
          .tells(invitationSettled(failure))
          .is('failed')
          .asksNothing()
          .when(paste)
          .is('lookingUp')
          .asks('lookUpInvitation');
      }
    },
  },
  {
    id: 'password.forgotten',
    place: decisions(
      '5',
      'Same answer, same time for known and unknown addresses at login, forgot, register and resend.',
    ),
    given: 'somebody who has forgotten their password',
    when: 'they enter their address, and perhaps another one afterwards',
    then: 'a link is sent, and the page says so whoever it is',
    shownBy: (product) => {
      begin(product, 'passwordForgot').is('entering').asksNothing();
      asked(product)
        .is('sending')
        .asks('requestReset', { email: 'kim@example.org' })
        .answers('requestReset', yes)
        .is('sent')
        .asksNothing()
        .when({ type: 'email.change' })
        .is('entering')
        .offers(email);
    },
  },
  {
    id: 'password.forgotten-fails',
    place: spec('5', 'Server validation errors are mapped onto fields.'),
    given: 'somebody who has entered their address',
    when: 'the server refuses, does not answer, or breaks',
    then: 'the form is told and can be sent again',
    shownBy: (product) => {
      for (const answer of [refusal, failure]) {
        asked(product).answers('requestReset', answer).tells(emailSettled(answer)).is('entering').offers(email);
      }
      asked(product).breaks('requestReset').tells(emailSettled(failure)).is('entering').offers(email);
    },
  },
  {
    id: 'password.reset',
    place: spec('7', 'POST | auth/password/reset | reset payload'),
    given: 'somebody with the link to set a new password',
    when: 'they set it',
    then: 'it is changed, or the page says that the link is invalid, expired or used',
    shownBy: (product) => {
      begin(product, 'passwordReset').is('entering').asksNothing();
      setting(product).is('saving').asks('resetPassword', values);
      const ends = [
        ['ok', 'changed'],
        ['invalid', 'linkInvalid'],
        ['expired', 'linkExpired'],
        ['used', 'linkUsed'],
      ] as const;
      for (const [kind, state] of ends) {
        setting(product).answers('resetPassword', { kind }).is(state).asksNothing().refuses(set);
      }
    },
  },
  {
    id: 'password.reset-fails',
    place: spec('5', 'password: at least one uppercase letter, one lowercase letter and one digit'),
    given: 'somebody who sets a new password',
    when: 'the server refuses it, does not answer, or breaks',
    then: 'the form is told and can be sent again',
    shownBy: (product) => {
      for (const answer of [refusal, failure]) {
        setting(product).answers('resetPassword', answer).tells(passwordSettled(answer)).is('entering').offers(set);
      }
      setting(product).breaks('resetPassword').tells(passwordSettled(failure)).is('entering').offers(set);
    },
  },
];
