import type { Me } from '../../contract/users/me.schema.ts';
import { applicants, failure, type Stage, stages, unauthenticated, yes } from './people.ts';
import type { Product } from './product.ts';
import { begin } from './run.ts';
import { type Sentence, spec, statecharts } from './sentence.ts';

const refuted = { type: 'hint.refuted' };

/** The applicant of this stage, logged in and at rest: the first session of the page. */
const standing = (product: Product, stage: Stage) =>
  begin(product, 'session', { hint: 'fresh' }).answers('fetchMe', { kind: 'ok', me: applicants[stage] });
/** The same with me being fetched again beside what is shown. */
const refreshing = (product: Product, stage: Stage) => standing(product, stage).when({ type: 'tab.focused' });
const leaving = (product: Product) => standing(product, 'ready').when({ type: 'logout.request' });

const renamed = (me: Me): Me => ({ ...me, user: { ...me.user, firstname: 'Robin' } });
/** Every stage with every other one. */
const pairs = stages.flatMap((from) => stages.filter((to) => to !== from).map((to) => [from, to] as const));

/** What may happen to somebody who is logged in. */
export const loggedInSentences: readonly Sentence[] = [
  {
    id: 'session.patched',
    place: statecharts('session', 'decide again without re-entering the same state (else a wizard restarts)'),
    given: 'somebody who is logged in, with or without a fetch under way',
    when: 'newer parts of me arrive that change nothing about how far they have come',
    then: 'they are stored, and what is under way is asked anew, for its answer may be older',
    shownBy: (product) => {
      for (const stage of stages) {
        const me = renamed(applicants[stage]);
        standing(product, stage)
          .when({ type: 'me.patched', patch: me })
          .is(`loggedIn.stage.${stage}`, 'loggedIn.data.resting')
          .keeps({ me });
        refreshing(product, stage)
          .when({ type: 'me.patched', patch: me })
          .is(`loggedIn.stage.${stage}`, 'loggedIn.data.refreshing')
          .asksAnew('fetchMe')
          .keeps({ me })
          .answers('fetchMe', { kind: 'ok', me: applicants[stage] })
          .is(`loggedIn.stage.${stage}`, 'loggedIn.data.resting');
      }
    },
  },
  {
    id: 'session.patched-further',
    place: statecharts('session', 'me.patched → assign, decide again'),
    given: 'somebody who is logged in',
    when: 'newer parts of me say that they have come further, or that something is asked anew',
    then: 'they stand where the new data says',
    shownBy: (product) => {
      for (const [from, to] of pairs) {
        standing(product, from)
          .when({ type: 'me.patched', patch: applicants[to] })
          .is(`loggedIn.stage.${to}`, 'loggedIn.data.resting')
          .asksNothing()
          .keeps({ me: applicants[to] });
      }
    },
  },
  {
    id: 'session.refreshes-beside',
    place: statecharts('session', 'gate.refused, tab.focused → refresh beside'),
    given: 'somebody who is logged in',
    when: 'they come back to the tab, or the server asks for an earlier step',
    then: 'me is fetched beside what is shown, once at a time',
    shownBy: (product) => {
      for (const stage of stages) {
        for (const type of ['tab.focused', 'gate.refused'] as const) {
          standing(product, stage)
            .when({ type })
            .is(`loggedIn.stage.${stage}`, 'loggedIn.data.refreshing')
            .asks('fetchMe')
            .keeps({ me: applicants[stage], epoch: 1 })
            .refuses({ type: 'tab.focused' })
            .refuses({ type: 'gate.refused' });
        }
      }
    },
  },
  {
    id: 'session.refreshed',
    place: statecharts('session', '`ready` may fall back (new terms)'),
    given: 'me is fetched again beside what is shown',
    when: 'it comes, as it was or saying something else',
    then: 'it is stored, and the person stands where it says',
    shownBy: (product) => {
      for (const stage of stages) {
        const me = renamed(applicants[stage]);
        refreshing(product, stage)
          .answers('fetchMe', { kind: 'ok', me })
          .is(`loggedIn.stage.${stage}`, 'loggedIn.data.resting')
          .asksNothing()
          .keeps({ me });
      }
      for (const [from, to] of pairs) {
        refreshing(product, from)
          .answers('fetchMe', { kind: 'ok', me: applicants[to] })
          .is(`loggedIn.stage.${to}`, 'loggedIn.data.resting')
          .keeps({ me: applicants[to] });
      }
    },
  },
  {
    id: 'session.refresh-fails',
    place: statecharts('session', 'gate.refused, tab.focused → refresh beside'),
    given: 'me is fetched again beside what is shown',
    when: 'the server does not answer, or breaks',
    then: 'everything stays as it was and can be tried again',
    shownBy: (product) => {
      for (const stage of stages) {
        const kept = (run: ReturnType<typeof refreshing>) =>
          run
            .is(`loggedIn.stage.${stage}`, 'loggedIn.data.resting')
            .asksNothing()
            .keeps({ me: applicants[stage], endedBy: null })
            .offers({ type: 'tab.focused' });
        kept(refreshing(product, stage).answers('fetchMe', failure));
        kept(refreshing(product, stage).breaks('fetchMe'));
      }
    },
  },
  {
    id: 'session.refresh-says-nobody',
    place: spec('8', '401 (except on logout): user logged out and sent to login.'),
    given: 'me is fetched again beside what is shown',
    when: 'the server answers with a 401',
    then: 'the person is logged out by expiry, nothing of theirs is left, and the sign of a session is taken away',
    shownBy: (product) => {
      for (const stage of stages) {
        refreshing(product, stage)
          .answers('fetchMe', unauthenticated)
          .is('loggedOut.idle')
          .tells(refuted)
          .keeps({ me: null, endedBy: 'expired' });
      }
    },
  },
  {
    id: 'session.outdated',
    place: spec('6', 'Abilities are updated whenever the current user is set or patched.'),
    given: 'somebody who is logged in',
    when: 'something about them changed on the server and its answer did not say what',
    then: 'me is fetched again, in the same session, even while it is being fetched',
    shownBy: (product) => {
      for (const stage of stages) {
        for (const run of [standing(product, stage), refreshing(product, stage)]) {
          run
            .when({ type: 'me.outdated' })
            .is(`loggedIn.stage.${stage}`, 'loggedIn.data.refreshing')
            .asks('fetchMe')
            .keeps({ epoch: 1 });
        }
      }
    },
  },
  {
    id: 'session.renewed',
    place: statecharts('session', 'A 401 from before a new login (older epoch) is ignored'),
    given: 'somebody whose session the server replaced by a new one',
    when: 'me is fetched again and a 401 arrives from a call of the old session',
    then: 'it counts for nothing, and one of the new session logs them out',
    shownBy: (product) => {
      for (const stage of stages) {
        standing(product, stage)
          .when({ type: 'session.renewed' })
          .is(`loggedIn.stage.${stage}`, 'loggedIn.data.refreshing')
          .asks('fetchMe')
          .keeps({ epoch: 2, me: applicants[stage] })
          .refuses({ type: 'session.expired', epoch: 1 })
          .when({ type: 'session.expired', epoch: 2 })
          .is('loggedOut.idle');
      }
    },
  },
  {
    id: 'session.expired',
    place: spec('8', '401 (except on logout): user logged out and sent to login.'),
    given: 'somebody who is logged in',
    when: 'any call is answered with a 401, and then another one',
    then: 'they are logged out once, by expiry, nothing of theirs is left, and the sign of a session is taken away',
    shownBy: (product) => {
      for (const stage of stages) {
        for (const run of [standing(product, stage), refreshing(product, stage)]) {
          run
            .when({ type: 'session.expired', epoch: 1 })
            .is('loggedOut.idle')
            .tells(refuted)
            .asksNothing()
            .keeps({ me: null, endedBy: 'expired' })
            .refuses({ type: 'session.expired', epoch: 1 });
        }
      }
    },
  },
  {
    id: 'session.other-tab-logs-out',
    place: statecharts('session', 'otherTab.loggedOut → LO'),
    given: 'somebody who is logged in in two tabs',
    when: 'they log out in the other one',
    then: 'they are logged out here too, without another call',
    shownBy: (product) => {
      for (const stage of stages) {
        standing(product, stage)
          .when({ type: 'otherTab.loggedOut' })
          .is('loggedOut.idle')
          .asksNothing()
          .keeps({ me: null, endedBy: 'otherTab' });
      }
    },
  },
  {
    id: 'session.other-tab-somebody-else',
    place: statecharts('session', 'otherTab.loggedIn [another user] → fetchingMe.required'),
    given: 'somebody who is logged in',
    when: 'another tab logs in, as the same person or as somebody else',
    then: 'nothing happens for the same; for somebody else all is forgotten and me is fetched',
    shownBy: (product) => {
      for (const stage of stages) {
        standing(product, stage).refuses({ type: 'otherTab.loggedIn', userId: applicants[stage].user.id });
        const restored = begin(product, 'session', { hint: 'expired' });
        for (const run of [
          standing(product, stage),
          restored.answers('fetchMe', { kind: 'ok', me: applicants[stage] }),
        ]) {
          run
            .when({ type: 'otherTab.loggedIn', userId: 'somebody else' })
            .is('fetchingMe.required')
            .asks('fetchMe')
            .keeps({ me: null, epoch: 2, endedBy: null });
        }
      }
    },
  },
  {
    id: 'session.logout',
    place: spec('4', 'Logout clears it; a 401 on logout also clears it.'),
    given: 'somebody who is logged in',
    when: 'they log out and the server agrees, or answers that the session is over already',
    then: 'they are logged out by hand, nothing of theirs is left, and the sign of a session is taken away',
    shownBy: (product) => {
      for (const stage of stages) {
        for (const result of [yes, unauthenticated]) {
          standing(product, stage)
            .when({ type: 'logout.request' })
            .is('loggingOut.posting')
            .asks('logout')
            .answers('logout', result)
            .is('loggedOut.idle')
            .tells(refuted)
            .keeps({ me: null, endedBy: 'logout' });
        }
      }
    },
  },
  {
    id: 'session.logout-fails',
    place: statecharts('session', 'other → .failed (say that one is still logged in; retry)'),
    given: 'somebody who is logging out',
    when: 'the server does not answer, or breaks',
    then: 'they are told that they are still logged in, and may try again in either way',
    shownBy: (product) => {
      leaving(product).breaks('logout').is('loggingOut.failed').asksNothing();
      const failed = () => leaving(product).answers('logout', failure).is('loggingOut.failed').asksNothing();
      failed().keeps({ me: applicants.ready });
      for (const type of ['session.retry', 'logout.request'] as const) {
        failed().when({ type }).is('loggingOut.posting').asks('logout');
      }
    },
  },
  {
    id: 'session.logout-in-both-tabs',
    place: statecharts('session', 'otherTab.loggedOut → LO'),
    given: 'somebody who is logging out, or could not',
    when: 'the other tab succeeds',
    then: 'they are logged out by hand here too',
    shownBy: (product) => {
      for (const run of [leaving(product), leaving(product).answers('logout', failure)]) {
        run
          .when({ type: 'otherTab.loggedOut' })
          .is('loggedOut.idle')
          .asksNothing()
          .keeps({ me: null, endedBy: 'logout' });
      }
    },
  },
];
