import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { Me } from '../../contract/users/me.schema.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { isSettled } from '../../machines/session/session.selectors.ts';
import type { FetchMeResult } from '../../machines/session/session.types.ts';
import { SessionContext } from '../../src/api/session.ts';
import { type Notify, NotifyContext } from '../../src/ui/toast/notify.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** Notifications are the frame's, and it isn't drawn here. */
const silent: Notify = { show: () => '', isShown: () => false, dismiss: () => {} };

/** Draws a page in English for somebody who is logged in, in the real session and a router of this page alone. */
export async function showAs(me: Me, page: ReactElement) {
  let answer: Me | Promise<Me> = me;
  const fetchMe = fromPromise<FetchMeResult, void>(async () => ({ kind: 'ok', me: await answer }));
  const session = createActor(sessionMachine.provide({ actors: { fetchMe } }), { input: { hint: 'fresh' } }).start();
  await waitFor(session, isSettled);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page }),
    history: createMemoryHistory(),
  });
  await router.load();
  // What comes by itself, as a field's tables, is there then.
  const drawn = await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <SessionContext value={session}>
          <NotifyContext value={silent}>
            <RouterProvider router={router as never} />
          </NotifyContext>
        </SessionContext>
      </I18nProvider>,
    ),
  );
  return {
    user: userEvent.setup(),
    session,
    /** Another tab of this browser logs somebody else in; what is called then lets the server say so. */
    otherTabLogsIn: async (other: Me) => {
      const { promise, resolve } = Promise.withResolvers<Me>();
      answer = promise;
      await act(async () => session.send({ type: 'otherTab.loggedIn', userId: other.user.id }));
      return () =>
        act(async () => {
          resolve(other);
          await waitFor(session, isSettled);
        });
    },
    ...drawn,
  };
}
