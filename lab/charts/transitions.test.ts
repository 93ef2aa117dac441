import { describe, expect, it } from 'vitest';
import { notWalked } from '../paths/all-paths.ts';
import { inWords, transitionNamed, transitionsOf } from './transitions.ts';

const told = (...transitions: ReturnType<typeof transitionsOf>) => transitions.map((one) => inWords(one, 'en'));

describe('a transition in the chart’s words', () => {
  it.each([
    [
      'session.fetchingMe.silent -- xstate.error.actor.0.session.fetchingMe.silent --> session.loggedOut',
      'Asking quietly: unexpected error → Logged out',
    ],
    [
      'emailVerification.loading -- xstate.done.actor.0.emailVerification.loading [isVerified] --> emailVerification.verified',
      'Loading: [verified] → Verified',
    ],
    [
      'guardianConsent.expired.cooling -- xstate.after.cooling.guardianConsent.expired.cooling --> guardianConsent.expired.available',
      'Wait a little (Expired): time is up → Possible again (Expired)',
    ],
    [
      'session.loggingOut.failed -- logout.request --> session.loggingOut.posting',
      'Still logged in: log out → Ending the session',
    ],
  ])('%s', (name, words) => {
    expect(told(transitionNamed(name))).toEqual([words]);
  });

  it('is found for every one that no path takes, and for no other name', () => {
    const words = notWalked.map(({ transition }) => {
      const found = transitionNamed(transition);
      return `${found.chart.id}, ${inWords(found, 'de')}`;
    });
    expect(new Set(words).size).toBe(notWalked.length);
    expect(() => transitionNamed('session.ready -- nothing --> session.loggedOut')).toThrow(/No machine has/);
  });
});

describe('the transitions of a line', () => {
  it('lead from one of its states to another, and not about inside one', () => {
    expect(told(...transitionsOf(['session: loggedOut.loggingIn', 'session: fetchingMe.required'], []))).toEqual([
      'Logging in: [succeeded] → Fetching your data',
    ]);
    expect(transitionsOf(['session: ready'], [])).toEqual([]);
  });

  it('are those of its deeds too, where its states are if it names any', () => {
    expect(told(...transitionsOf(['session: loggingOut.posting'], ['session: logout.request']))).toContain(
      'Ready: log out → Logging out',
    );
    expect(told(...transitionsOf(['notification: showing'], ['notification: notification.dismiss']))).toEqual([
      'Showing: dismiss → Gone',
    ]);
  });

  it('leave a crash out that leads where an answer leads too', () => {
    expect(told(...transitionsOf(['session: fetchingMe.required', 'session: fetchingMe.failed'], []))).toEqual([
      'Fetching your data: [otherwise] → Data not loaded',
      'Data not loaded: try again → Fetching your data',
    ]);
  });
});
