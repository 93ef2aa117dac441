import type { Me } from '../../contract/users/me.schema.ts';
import { answers, people } from './people.ts';
import { type Cast, storiesOf } from './story.ts';

const login = { email: 'kim@example.org', password: 'Long-enough-1' };
const registration = {
  type: 'applicant',
  values: { firstname: 'Kim', lastname: 'Muster', ...login, code: '12E45678' },
} as const;

const cast: Cast = {
  machine: 'session',
  begins: { guest: { hint: 'none' }, quietly: { hint: 'expired' }, knowing: { hint: 'fresh' } },
  names: ['expired', 'otherTab', 'logout'],
  values: {
    ...answers,
    ...people,
    login,
    registration,
    'login.submit': { type: 'login.submit', values: login },
    'register.submit': { type: 'register.submit', registration },
    found: (me: Me) => ({ kind: 'ok', me }),
    renamed: (me: Me) => ({ ...me, user: { ...me.user, firstname: 'Robin' } }),
    patched: (patch: Me) => ({ type: 'me.patched', patch }),
    settled: (result: object) => ({ type: 'submission.settled', result }),
    refuted: { type: 'hint.refuted' },
    expiring: (epoch: number) => ({ type: 'session.expired', epoch }),
    otherTab: (me: Me) => ({ type: 'otherTab.loggedIn', userId: me.user.id }),
  },
};

export const sessionSentences = storiesOf(cast)(`
  formerly: knowing; fetchMe unauthenticated
  loggingIn: guest; login.submit; login ok
  standing: knowing; fetchMe found <stage>
  refreshing: standing; tab.focused
  leaving: knowing; fetchMe found ready; logout.request
  <stage>: unverified | needsOnboarding | needsTos | ready
  <to>: unverified | needsOnboarding | needsTos | ready
  <form>: login | register
  <lost>: refusal | failed | breaks

  session.starts-logged-out — specification 4: Login state: starts logged out.
  Where a browser has no sign of a session nobody is logged in, and no call is made that would fail.
  - guest → loggedOut.idle, asks nothing, me = null, endedBy = null

  session.silent-fetch-restores — specification 4: If locally stored state has expired, a silent fetch of me restores the login when it succeeds.
  Where the stored sign has expired me is fetched quietly; whom the server knows is logged in again.
  - quietly → fetchingMe.silent, asks fetchMe;
    fetchMe found ready → loggedIn.stage.ready, tells nothing, me = ready, epoch = 1

  session.silent-fetch-says-nobody — statecharts session: 401 → LO, hint cleared; other → LO, hint kept
  Only a clear answer says that the session has expired, and takes the sign away; nobody is logged in either way.
  - quietly; fetchMe unauthenticated → loggedOut.idle, tells refuted, me = null, endedBy = expired, epoch = 1
  - quietly; fetchMe {failed | breaks} → loggedOut.idle, tells nothing, endedBy = null

  session.silent-fetch-forgets — statecharts session: Expiry keeps T, logging out by hand drops it.
  When another tab logs in, nothing is left of how an earlier session ended; a clear answer is about the newer one.
  - formerly → endedBy = expired; otherTab ready → asks fetchMe;
    fetchMe unauthenticated → loggedOut.idle, endedBy = expired
  - formerly; otherTab ready; fetchMe {failed | breaks} → loggedOut.idle, endedBy = null

  session.me-is-fetched — specification 4: If logged in but me is not loaded, it is fetched and stored; failure goes to a generic error handler.
  With a fresh sign me is fetched and stored, and the person stands where their data says.
  - knowing → fetchingMe.required, asks fetchMe, epoch = 1;
    fetchMe found needsTos → loggedIn.stage.needsTos, me = needsTos

  session.me-fails — specification 4: failure goes to a generic error handler
  Where fetching me fails, that is said, and a retry fetches it again, also after a login.
  - {knowing | loggingIn}; fetchMe failed → fetchingMe.failed, asks nothing;
    session.retry → fetchingMe.required, asks fetchMe
  - knowing; fetchMe breaks → fetchingMe.failed, asks nothing

  session.me-says-nobody — specification 8: 401 (except on logout): user logged out and sent to login.
  Where fetching me is answered by a 401 the person is logged out as after an expiry, and the sign is taken away.
  - knowing; fetchMe unauthenticated → loggedOut.idle, tells refuted, me = null, endedBy = expired

  session.stages-in-order — statecharts session: not verified → unverified; applicant or employee and not onboarded → needsOnboarding; applicant and terms not accepted → needsTos; else ready
  An applicant stands before the first thing that is still missing.
  - {quietly | knowing}; fetchMe found <stage> → loggedIn.stage.<stage>

  session.no-step-skipped — decisions 1: the stage 'onboarded' asks every step that isn't optional
  Whose last step is complete and an earlier one is not stands at the onboarding, although the flow’s flag says complete.
  - {quietly | knowing}; fetchMe found skipped → loggedIn.stage.needsOnboarding
  - knowing; fetchMe found ready; patched skipped → loggedIn.stage.needsOnboarding

  session.stages-of-the-others — specification 6: Applicants must accept the terms; all logged-in users must have a verified e-mail.
  Employees are asked for verification and onboarding only, staff for verification only.
  - knowing; fetchMe found {employee | tenant_member | administrator}-unverified → loggedIn.stage.unverified
  - knowing; fetchMe found employee-needsOnboarding → loggedIn.stage.needsOnboarding
  - knowing; fetchMe found {employee | tenant_member | administrator}-ready → loggedIn.stage.ready

  session.login — specification 7: credentials | then me is fetched
  Whom the server lets in is told so in the form, and me is fetched, which must not fail quietly now.
  - guest; login.submit → loggedOut.loggingIn, asks login with login;
    login ok → tells settled ok, fetchingMe.required, asks fetchMe, epoch = 1

  session.register — specification 7: registration payload | then me is fetched
  Who registers is told so in the form, me is fetched, and they are asked to verify their address.
  - guest; register.submit → loggedOut.registering, asks register with registration;
    register ok → tells settled ok, fetchingMe.required; fetchMe found unverified → loggedIn.stage.unverified

  session.refused — decisions 1: 422 with meta.errors.email, never 401
  Where the server refuses a login or a registration, does not answer or breaks, the form is told and can be sent again.
  - {guest | formerly}; <form>.submit; <form> <lost> →
    tells settled <lost>, loggedOut.idle, asks nothing, can <form>.submit

  session.other-tab-logs-in — statecharts session: otherTab.loggedIn → fetchingMe.silent
  When somebody logs in in another tab, this one asks quietly who it is.
  - guest; otherTab ready → fetchingMe.silent, asks fetchMe; fetchMe found ready → loggedIn.stage.ready

  session.leaving-while-fetching — statecharts session: logout → loggingOut (aborts)
  Who leaves while me is fetched, or could not be, is gone; by hand the server is told, by another tab it knows.
  - {quietly | knowing | knowing; fetchMe failed}; logout.request → loggingOut.posting, asks logout
  - {quietly | knowing | knowing; fetchMe failed}; otherTab.loggedOut →
    loggedOut.idle, asks nothing, endedBy = otherTab

  session.patched — statecharts session: decide again without re-entering the same state (else a wizard restarts)
  Newer parts of me are stored without a move; what is being asked is asked anew, for its answer may be older.
  - standing; patched renamed <stage> → loggedIn.stage.<stage>, loggedIn.data.resting, me = renamed <stage>
  - refreshing; patched renamed <stage> →
    loggedIn.stage.<stage>, loggedIn.data.refreshing, asks fetchMe anew, me = renamed <stage>;
    fetchMe found <stage> → loggedIn.stage.<stage>, loggedIn.data.resting

  session.patched-further — statecharts session: me.patched → assign, decide again
  When newer parts of me say that somebody has come further, or is asked anew, they stand where those say.
  - standing; patched <to> → loggedIn.stage.<to>, loggedIn.data.resting, asks nothing, me = <to>

  session.refreshes-beside — statecharts session: gate.refused, tab.focused → refresh beside
  Coming back to the tab, or a server that asks for an earlier step, fetches me beside what is shown; it may fail.
  - standing; {tab.focused | gate.refused} → loggedIn.stage.<stage>, loggedIn.data.refreshing, asks fetchMe,
    me = <stage>, epoch = 1, cannot tab.focused, cannot gate.refused
  - refreshing; fetchMe {failed | breaks} →
    loggedIn.stage.<stage>, loggedIn.data.resting, asks nothing, me = <stage>, endedBy = null, can tab.focused

  session.refreshed — statecharts session: \`ready\` may fall back (new terms)
  What is fetched again is stored, and the person stands where it says.
  - refreshing; fetchMe found renamed <stage> →
    loggedIn.stage.<stage>, loggedIn.data.resting, asks nothing, me = renamed <stage>
  - refreshing; fetchMe found <to> → loggedIn.stage.<to>, loggedIn.data.resting, me = <to>

  session.outdated — specification 6: Abilities are updated whenever the current user is set or patched.
  What an answer changed without saying how is fetched, in the same session, even while me is being fetched.
  - {standing | refreshing}; me.outdated →
    loggedIn.stage.<stage>, loggedIn.data.refreshing, asks fetchMe, epoch = 1

  session.renewed — statecharts session: A 401 from before a new login (older epoch) is ignored
  Where the server renewed the session me is fetched; a 401 of the old one counts for nothing, one of the new logs out.
  - standing; session.renewed → loggedIn.stage.<stage>, loggedIn.data.refreshing, asks fetchMe, epoch = 2,
    me = <stage>, cannot expiring 1; expiring 2 → loggedOut.idle

  session.expired — specification 8: 401 (except on logout): user logged out and sent to login.
  The first 401 logs out, once, with nothing left of the person and the sign taken away.
  - {standing | refreshing}; expiring 1 →
    loggedOut.idle, tells refuted, asks nothing, me = null, endedBy = expired, cannot expiring 1
  - refreshing; fetchMe unauthenticated → loggedOut.idle, tells refuted, me = null, endedBy = expired

  session.other-tab-logs-out — statecharts session: otherTab.loggedOut → LO
  Who logs out in another tab is logged out here too, without another call.
  - standing; otherTab.loggedOut → loggedOut.idle, asks nothing, me = null, endedBy = otherTab

  session.other-tab-somebody-else — statecharts session: otherTab.loggedIn [another user] → fetchingMe.required
  Another tab that logs in as the same person changes nothing; as somebody else, all is forgotten and me is fetched.
  - standing → cannot otherTab <stage>
  - {quietly | knowing}; fetchMe found <stage>; otherTab employee-ready →
    fetchingMe.required, asks fetchMe, me = null, epoch = 2, endedBy = null

  session.logout — specification 4: Logout clears it; a 401 on logout also clears it.
  Who logs out is logged out by hand, with nothing left of them and the sign taken away.
  - standing; logout.request → loggingOut.posting, asks logout;
    logout {ok | unauthenticated} → loggedOut.idle, tells refuted, me = null, endedBy = logout

  session.logout-fails — statecharts session: other → .failed (say that one is still logged in; retry)
  Where the server does not answer they are told that they are still logged in, and may try again in either way.
  - leaving; logout {failed | breaks} → loggingOut.failed, asks nothing, me = ready;
    {session.retry | logout.request} → loggingOut.posting, asks logout

  session.logout-in-both-tabs — statecharts session: otherTab.loggedOut → LO
  Who is logging out, or could not, is logged out by hand when the other tab succeeds.
  - {leaving | leaving; logout failed}; otherTab.loggedOut → loggedOut.idle, asks nothing, me = null, endedBy = logout
`);
