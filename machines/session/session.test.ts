import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { abilitiesByRole } from '../../contract/kit/roles.ts';
import { unprovidedActors } from '../kit/unprovided.ts';
import { sessionMachine } from './session.machine.ts';
import { patchedMe, stageOf } from './session.me.ts';
import { isGuest, isSettled, selectMe, selectRole, situationOf } from './session.selectors.ts';
import { meOf } from './session.fixtures.ts';
import type { FetchMeResult, LogoutResult, OpenSessionResult, SessionHint } from './session.types.ts';

const login = { email: 'a@example.org', password: 'x' };
const refused: OpenSessionResult = { kind: 'refused', code: 'validation', message: '', errors: { email: ['wrong'] } };

describe('the session', () => {
  it('tells the waiting form of a refusal and keeps no password', async () => {
    const actor = running({ login: refused });
    const settled = new Promise<OpenSessionResult>((resolve) =>
      actor.on('submission.settled', ({ result }) => resolve(result)),
    );
    actor.send({ type: 'login.submit', values: { ...login, password: 'Very-secret-1' } });
    expect(await settled).toEqual(refused);
    const rested = await waitFor(actor, (snapshot) => snapshot.matches({ loggedOut: 'idle' }));
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain('Very-secret-1');
    expect(isGuest(rested)).toBe(true);
  });

  it('fetches me after a login and hands out role and abilities [S4-04] [S6-12]', async () => {
    const actor = running({ fetchMe: [{ kind: 'ok', me: meOf('employee') }] });
    actor.send({ type: 'login.submit', values: login });
    const ready = await waitFor(actor, (snapshot) => snapshot.hasTag('ready'));
    expect([selectRole(ready), selectMe(ready)?.abilities, situationOf(ready), isSettled(ready)]).toEqual([
      'employee',
      abilitiesByRole.employee,
      'ready',
      true,
    ]);
  });

  it('makes one transition of thirty 401s, and none of one from before the login [S8-01]', async () => {
    const actor = running({ fetchMe: [{ kind: 'ok', me: meOf('applicant') }] });
    actor.send({ type: 'login.submit', values: login });
    const ready = await waitFor(actor, (snapshot) => snapshot.hasTag('ready'));
    actor.send({ type: 'session.expired', epoch: ready.context.epoch - 1 });
    expect(actor.getSnapshot()).toBe(ready);
    const refuted: string[] = [];
    actor.on('hint.refuted', ({ type }) => refuted.push(type));
    for (let count = 0; count < 30; count++) actor.send({ type: 'session.expired', epoch: ready.context.epoch });
    expect(refuted).toHaveLength(1);
    expect(actor.getSnapshot().context).toEqual({ hint: 'none', me: null, epoch: 1, endedBy: 'expired' });
  });

  it('hides me while logging out, and says so when the server does not answer', async () => {
    const actor = running({ fetchMe: [{ kind: 'ok', me: meOf('applicant') }], logout: { kind: 'failed' } });
    actor.send({ type: 'login.submit', values: login });
    await waitFor(actor, (snapshot) => snapshot.hasTag('ready'));
    actor.send({ type: 'logout.request' });
    expect([selectMe(actor.getSnapshot()), isSettled(actor.getSnapshot())]).toEqual([undefined, false]);
    const failed = await waitFor(actor, (snapshot) => snapshot.matches({ loggingOut: 'failed' }));
    expect([situationOf(failed), selectMe(failed)]).toEqual(['logoutFailed', undefined]);
  });

  it('asks quietly where the session may have expired, and restores it where it has not [S4-06]', async () => {
    const restored = running({ hint: 'expired', fetchMe: [{ kind: 'ok', me: meOf('applicant') }] });
    expect(restored.getSnapshot().matches({ fetchingMe: 'silent' })).toBe(true);
    await waitFor(restored, (snapshot) => snapshot.hasTag('ready'));
    const gone = running({ hint: 'expired', fetchMe: [{ kind: 'unauthenticated' }] });
    const guest = await waitFor(gone, isGuest);
    expect(guest.context).toMatchObject({ me: null, endedBy: 'expired' });
  });

  it.each(['ok', 'unauthenticated'] as const)(
    'logging out forgets me, whether the answer is %s [S4-05]',
    async (kind) => {
      const actor = running({ fetchMe: [{ kind: 'ok', me: meOf('applicant') }], logout: { kind } });
      actor.send({ type: 'login.submit', values: login });
      await waitFor(actor, (snapshot) => snapshot.hasTag('ready'));
      actor.send({ type: 'logout.request' });
      const guest = await waitFor(actor, isGuest);
      expect(guest.context).toMatchObject({ me: null, endedBy: 'logout' });
    },
  );

  it('decides again without entering the same state anew when me is patched [S6-12]', async () => {
    const me = meOf('applicant', { onboarded: false });
    const actor = running({ fetchMe: [{ kind: 'ok', me }] });
    actor.send({ type: 'login.submit', values: login });
    await waitFor(actor, (snapshot) => snapshot.hasTag('needsOnboarding'));
    const entered: unknown[] = [];
    actor.subscribe((snapshot) => entered.push(snapshot.value));
    actor.send({ type: 'me.patched', patch: { user: { ...me.user, firstname: 'Toni' } } });
    actor.send({
      type: 'me.patched',
      patch: { user: { ...me.user, onboarding: { steps: [], complete: true }, tos_accepted: false } },
    });
    expect(entered).toEqual([
      { loggedIn: { stage: 'needsOnboarding', data: 'resting' } },
      { loggedIn: { stage: 'needsTos', data: 'resting' } },
    ]);
    actor.send({ type: 'me.patched', patch: { abilities: ['create:Alert'] } });
    expect(selectMe(actor.getSnapshot())?.abilities).toEqual(['create:Alert']);
  });

  it('counts completeness by itself where the patch brings no user, else takes the server at its word', () => {
    const me = meOf('employee', { onboarded: false });
    const employee = { id: 'e', meta: { position: null, phonenumber: '+49 30 1' } };
    expect(patchedMe(me, { employee }).user.onboarding).toEqual({
      steps: [
        { slug: 'usage-type', complete: false, optional: false },
        { slug: 'about-you', complete: true, optional: false },
      ],
      complete: true,
    });
    expect(patchedMe(me, { user: me.user, employee }).user.onboarding).toEqual(me.user.onboarding);
  });

  it('asks staff for neither onboarding nor terms, and employees for no terms [S6-06]', () => {
    const behind = { onboarded: false, tosAccepted: false };
    const stages = (['administrator', 'tenant_member', 'employee', 'applicant'] as const).map((role) =>
      stageOf(meOf(role, behind)),
    );
    expect(stages).toEqual(['ready', 'ready', 'needsOnboarding', 'needsOnboarding']);
    expect(stageOf(meOf('employee', { tosAccepted: false }))).toBe('ready');
    expect(stageOf(meOf('administrator', { verified: false }))).toBe('unverified');
  });

  it('asks for each step that is required, whatever the flow’s own flag says', () => {
    const me = meOf('applicant', { onboarded: false });
    const steps = me.user.onboarding.steps.map((step, index) => ({ ...step, complete: index > 0 }));
    expect(stageOf({ ...me, user: { ...me.user, onboarding: { steps, complete: true } } })).toBe('needsOnboarding');
  });

  it('names the actors that still have to be provided', () => {
    expect(unprovidedActors(sessionMachine)).toEqual(['fetchMe', 'login', 'register', 'logout']);
  });
});

interface Given {
  readonly hint?: SessionHint;
  readonly login?: OpenSessionResult;
  readonly fetchMe?: readonly FetchMeResult[];
  readonly logout?: LogoutResult;
}

function running(given: Given) {
  const flights = [...(given.fetchMe ?? [])];
  const provided = sessionMachine.provide({
    actors: {
      login: fromPromise(async () => given.login ?? { kind: 'ok' }),
      fetchMe: fromPromise(async () => flights.shift() ?? { kind: 'failed' }),
      logout: fromPromise(async (): Promise<LogoutResult> => given.logout ?? { kind: 'ok' }),
    },
  });
  return createActor(provided, { input: { hint: given.hint ?? 'none' } }).start();
}
