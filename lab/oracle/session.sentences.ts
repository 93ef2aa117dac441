import { applicants, employees, failure, refusal, skipped, staff, unauthenticated, yes } from './people.ts';
import type { Product } from './product.ts';
import { begin } from './run.ts';
import { decisions, type Sentence, spec, statecharts } from './sentence.ts';

const login = { email: 'kim@example.org', password: 'Long-enough-1' };
const registration = {
  type: 'applicant',
  values: { firstname: 'Kim', lastname: 'Muster', ...login, code: '12E45678' },
} as const;
const otherTab = { type: 'otherTab.loggedIn', userId: applicants.ready.user.id } as const;
const refuted = { type: 'hint.refuted' };
const settled = (result: object) => ({ type: 'submission.settled', result });
const guest = (product: Product) => begin(product, 'session', { hint: 'none' });
const quietly = (product: Product) => begin(product, 'session', { hint: 'expired' });
/** A guest again whose first session of this page has expired. */
const formerly = (product: Product) => knowing(product).answers('fetchMe', unauthenticated);
const knowing = (product: Product) => begin(product, 'session', { hint: 'fresh' });

/** How a session comes about. */
export const sessionSentences: readonly Sentence[] = [
  {
    id: 'session.starts-logged-out',
    place: spec('4', 'Login state: starts logged out.'),
    given: 'a browser that has no sign of a session',
    when: 'the page opens',
    then: 'nobody is logged in, and no call is made that would fail',
    shownBy: (product) => guest(product).is('loggedOut.idle').asksNothing().keeps({ me: null, endedBy: null }),
  },
  {
    id: 'session.silent-fetch-restores',
    place: spec('4', 'If locally stored state has expired, a silent fetch of me restores the login when it succeeds.'),
    given: 'a stored sign of a session that has expired',
    when: 'me is fetched quietly and the server knows the person',
    then: 'they are logged in again, in their first session of this page',
    shownBy: (product) =>
      quietly(product)
        .is('fetchingMe.silent')
        .asks('fetchMe')
        .answers('fetchMe', { kind: 'ok', me: applicants.ready })
        .is('loggedIn.stage.ready')
        .tellsNothing()
        .keeps({ me: applicants.ready, epoch: 1 }),
  },
  {
    id: 'session.silent-fetch-says-nobody',
    place: statecharts('session', '401 → LO, hint cleared; other → LO, hint kept'),
    given: 'a stored sign of a session that has expired',
    when: 'me is fetched quietly and nobody is logged in, or no answer comes',
    then: 'nobody is logged in; only a clear answer says that the session has expired, and takes the sign away',
    shownBy: (product) => {
      quietly(product)
        .answers('fetchMe', unauthenticated)
        .is('loggedOut.idle')
        .tells(refuted)
        .keeps({ me: null, endedBy: 'expired', epoch: 1 });
      quietly(product).answers('fetchMe', failure).is('loggedOut.idle').tellsNothing().keeps({ endedBy: null });
      quietly(product).breaks('fetchMe').is('loggedOut.idle').tellsNothing().keeps({ endedBy: null });
    },
  },
  {
    id: 'session.silent-fetch-forgets',
    place: statecharts('session', 'Expiry keeps T, logging out by hand drops it.'),
    given: 'a guest whose last session ended by expiring',
    when: 'another tab logs in and the quiet fetch finds nobody or nothing',
    then: 'nothing is left of how the earlier session ended; what a clear answer says is of the newer one',
    shownBy: (product) => {
      const again = () => formerly(product).keeps({ endedBy: 'expired' }).when(otherTab).asks('fetchMe');
      again().answers('fetchMe', unauthenticated).is('loggedOut.idle').keeps({ endedBy: 'expired' });
      again().answers('fetchMe', failure).is('loggedOut.idle').keeps({ endedBy: null });
      again().breaks('fetchMe').is('loggedOut.idle').keeps({ endedBy: null });
    },
  },
  {
    id: 'session.me-is-fetched',
    place: spec(
      '4',
      'If logged in but me is not loaded, it is fetched and stored; failure goes to a generic error handler.',
    ),
    given: 'a fresh sign of a session',
    when: 'the page opens and me comes',
    then: 'it is stored, and the person stands where their data says',
    shownBy: (product) =>
      knowing(product)
        .is('fetchingMe.required')
        .asks('fetchMe')
        .keeps({ epoch: 1 })
        .answers('fetchMe', { kind: 'ok', me: applicants.needsTos })
        .is('loggedIn.stage.needsTos')
        .keeps({ me: applicants.needsTos }),
  },
  {
    id: 'session.me-fails',
    place: spec('4', 'failure goes to a generic error handler'),
    given: 'a fresh sign of a session',
    when: 'fetching me fails, or breaks',
    then: 'that is said, and a retry fetches it again, also after a login',
    shownBy: (product) => {
      const loggedIn = guest(product).when({ type: 'login.submit', values: login }).answers('login', yes);
      for (const page of [knowing(product), loggedIn]) {
        page
          .answers('fetchMe', failure)
          .is('fetchingMe.failed')
          .asksNothing()
          .when({ type: 'session.retry' })
          .is('fetchingMe.required')
          .asks('fetchMe');
      }
      knowing(product).breaks('fetchMe').is('fetchingMe.failed').asksNothing();
    },
  },
  {
    id: 'session.me-says-nobody',
    place: spec('8', '401 (except on logout): user logged out and sent to login.'),
    given: 'a fresh sign of a session',
    when: 'fetching me is answered by a 401',
    then: 'the person is logged out as after an expiry, and the sign is taken away',
    shownBy: (product) =>
      knowing(product)
        .answers('fetchMe', unauthenticated)
        .is('loggedOut.idle')
        .tells(refuted)
        .keeps({ me: null, endedBy: 'expired' }),
  },
  {
    id: 'session.stages-in-order',
    place: statecharts(
      'session',
      'not verified → unverified; applicant or employee and not onboarded → needsOnboarding; applicant and terms not accepted → needsTos; else ready',
    ),
    given: 'an applicant who has come this far',
    when: 'me is fetched, quietly or not',
    then: 'they stand before the first thing that is still missing',
    shownBy: (product) => {
      for (const page of [quietly, knowing]) {
        page(product).answers('fetchMe', { kind: 'ok', me: applicants.unverified }).is('loggedIn.stage.unverified');
        page(product)
          .answers('fetchMe', { kind: 'ok', me: applicants.needsOnboarding })
          .is('loggedIn.stage.needsOnboarding');
        page(product).answers('fetchMe', { kind: 'ok', me: applicants.needsTos }).is('loggedIn.stage.needsTos');
        page(product).answers('fetchMe', { kind: 'ok', me: applicants.ready }).is('loggedIn.stage.ready');
      }
    },
  },
  {
    id: 'session.no-step-skipped',
    place: decisions('1', "the stage 'onboarded' asks every step that isn't optional"),
    given: 'an applicant whose last step is complete and an earlier one is not',
    when: 'me is fetched, or news of it comes',
    then: 'they stand at the onboarding, although the flow’s own flag says complete',
    shownBy: (product) => {
      const me = skipped;
      for (const page of [quietly, knowing])
        page(product).answers('fetchMe', { kind: 'ok', me }).is('loggedIn.stage.needsOnboarding');
      knowing(product)
        .answers('fetchMe', { kind: 'ok', me: applicants.ready })
        .when({ type: 'me.patched', patch: me })
        .is('loggedIn.stage.needsOnboarding');
    },
  },
  {
    id: 'session.stages-of-the-others',
    place: spec('6', 'Applicants must accept the terms; all logged-in users must have a verified e-mail.'),
    given: 'an employee or one of the staff who has accepted no terms',
    when: 'me is fetched',
    then: 'employees are asked for verification and onboarding only, staff for verification only',
    shownBy: (product) => {
      const stand = (me: typeof applicants.ready) => knowing(product).answers('fetchMe', { kind: 'ok', me });
      stand(employees.unverified).is('loggedIn.stage.unverified');
      stand(employees.needsOnboarding).is('loggedIn.stage.needsOnboarding');
      stand(employees.ready).is('loggedIn.stage.ready');
      for (const me of staff.unverified) stand(me).is('loggedIn.stage.unverified');
      for (const me of staff.ready) stand(me).is('loggedIn.stage.ready');
    },
  },
  {
    id: 'session.login',
    place: spec('7', 'credentials | then me is fetched'),
    given: 'a guest at the login form',
    when: 'they log in and the server agrees',
    then: 'the form is told, and me is fetched, which must not fail quietly now',
    shownBy: (product) =>
      guest(product)
        .when({ type: 'login.submit', values: login })
        .is('loggedOut.loggingIn')
        .asks('login', login)
        .answers('login', yes)
        .tells(settled(yes))
        .is('fetchingMe.required')
        .asks('fetchMe')
        .keeps({ epoch: 1 }),
  },
  {
    id: 'session.login-refused',
    place: decisions('1', '422 with `meta.errors.email`, never 401'),
    given: 'a guest at the login form',
    when: 'the server refuses, does not answer, or breaks',
    then: 'the form is told which and can be sent again; nobody is logged in',
    shownBy: (product) => {
      const event = { type: 'login.submit', values: login } as const;
      for (const page of [guest, formerly]) {
        for (const result of [refusal, failure]) {
          page(product).when(event).answers('login', result).tells(settled(result)).is('loggedOut.idle').asksNothing();
        }
        page(product).when(event).breaks('login').tells(settled(failure)).is('loggedOut.idle').offers(event);
      }
    },
  },
  {
    id: 'session.register',
    place: spec('7', 'registration payload | then me is fetched'),
    given: 'a guest at the registration form',
    when: 'they register and the server agrees',
    then: 'the form is told, me is fetched, and they are asked to verify their address',
    shownBy: (product) =>
      guest(product)
        .when({ type: 'register.submit', registration })
        .is('loggedOut.registering')
        .asks('register', registration)
        .answers('register', yes)
        .tells(settled(yes))
        .is('fetchingMe.required')
        .answers('fetchMe', { kind: 'ok', me: applicants.unverified })
        .is('loggedIn.stage.unverified'),
  },
  {
    id: 'session.register-refused',
    place: spec('5', 'Server validation errors are mapped onto fields.'),
    given: 'a guest at the registration form',
    when: 'the server refuses, does not answer, or breaks',
    then: 'the form is told which and can be sent again; nobody is logged in',
    shownBy: (product) => {
      const event = { type: 'register.submit', registration } as const;
      for (const page of [guest, formerly]) {
        for (const result of [refusal, failure]) {
          page(product)
            .when(event)
            .answers('register', result)
            .tells(settled(result))
            .is('loggedOut.idle')
            .asksNothing();
        }
        page(product).when(event).breaks('register').tells(settled(failure)).is('loggedOut.idle').offers(event);
      }
    },
  },
  {
    id: 'session.other-tab-logs-in',
    place: statecharts('session', 'otherTab.loggedIn → fetchingMe.silent'),
    given: 'a guest',
    when: 'somebody logs in in another tab',
    then: 'this one asks quietly who it is',
    shownBy: (product) =>
      guest(product)
        .when(otherTab)
        .is('fetchingMe.silent')
        .asks('fetchMe')
        .answers('fetchMe', { kind: 'ok', me: applicants.ready })
        .is('loggedIn.stage.ready'),
  },
  {
    id: 'session.leaving-while-fetching',
    place: statecharts('session', 'logout → loggingOut (aborts)'),
    given: 'me is being fetched, or could not be',
    when: 'the person logs out here, or has in another tab',
    then: 'fetching ends; here the server is told, there they are simply gone',
    shownBy: (product) => {
      for (const page of [quietly, knowing, (it: Product) => knowing(it).answers('fetchMe', failure)]) {
        page(product).when({ type: 'logout.request' }).is('loggingOut.posting').asks('logout');
        page(product)
          .when({ type: 'otherTab.loggedOut' })
          .is('loggedOut.idle')
          .asksNothing()
          .keeps({ endedBy: 'otherTab' });
      }
    },
  },
];
