import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { abilitiesOf } from '../../contract/kit/roles.ts';
import { meOf } from './session.fixtures.ts';
import { sessionMachine } from './session.machine.ts';
import { patchedMe } from './session.me.ts';
import { isSettled, selectMe, selectRole, situationOf } from './session.selectors.ts';
import type { FetchMeResult, LogoutResult } from './session.types.ts';

it('hands out role and abilities, and nothing of anybody while they log out, or could not', async () => {
  const me = meOf('employee');
  const machine = sessionMachine.provide({
    actors: {
      fetchMe: fromPromise(async (): Promise<FetchMeResult> => ({ kind: 'ok', me })),
      logout: fromPromise(async (): Promise<LogoutResult> => ({ kind: 'failed' })),
    },
  });
  const actor = createActor(machine, { input: { hint: 'fresh' } }).start();
  const ready = await waitFor(actor, (snapshot) => snapshot.hasTag('ready'));
  expect([selectRole(ready), selectMe(ready)?.abilities]).toEqual([
    'employee',
    abilitiesOf('employee', { employees_may_invite: true }),
  ]);
  expect([situationOf(ready), isSettled(ready)]).toEqual(['ready', true]);

  actor.send({ type: 'me.patched', patch: { abilities: ['create:Alert'] } });
  expect(selectMe(actor.getSnapshot())?.abilities).toEqual(['create:Alert']);
  actor.send({ type: 'logout.request' });
  expect([selectMe(actor.getSnapshot()), isSettled(actor.getSnapshot())]).toEqual([undefined, false]);
  const failed = await waitFor(actor, (snapshot) => snapshot.matches({ loggingOut: 'failed' }));
  expect([situationOf(failed), selectMe(failed)]).toEqual(['logoutFailed', undefined]);
});

describe('newer parts of me', () => {
  it('count completeness by themselves where they bring no user, else take the server at its word', () => {
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
});
