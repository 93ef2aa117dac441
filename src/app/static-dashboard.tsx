import { type I18n, i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createActor, fromPromise, initialTransition, transition, waitFor } from 'xstate';
import { formatLocales } from '../../contract/kit/dates.ts';
import type { ApplicantDashboard } from '../../contract/applicants/dashboard.schema.ts';
import { type Locale, locales } from '../../contract/kit/fields.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import type { ApplicantPing } from '../../contract/pings/applicant-ping.schema.ts';
import { type LookUpPingResult, pingAnswerMachine } from '../../machines/pings/ping-answer.machine.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { isSettled, needsNothing } from '../../machines/session/session.selectors.ts';
import type { FetchMeResult } from '../../machines/session/session.types.ts';
import { keptLoad } from '../api/kept-load.ts';
import { SessionContext } from '../api/session.ts';
import { learnServerTime } from '../api/server-time.ts';
import { TenantContext, type TenantInfo } from '../api/tenant.ts';
import { pingAppointments } from '../features/applicants/answers-later.ts';
import { ApplicantDashboardScreen } from '../features/applicants/applicant-dashboard-screen.tsx';
import { StandsAt } from '../features/applicants/dashboard-ping.actors.ts';
import { letters, placeFound, unmatchableNotes } from '../features/applicants/dialogs-later.ts';
import { isNewlyFindable, isNewlyGiven, keyOf } from '../features/applicants/use-moment.ts';
import { activateLocale, needCatalogs } from '../i18n/catalogs.ts';
import { type Notify, NotifyContext } from '../ui/toast/notify.ts';
import { DefaultFrame } from './layouts/default-layout.tsx';
import { wordsOfMember } from './page-words.ts';
import { WaitingPage, WithoutScript } from './waiting-page.tsx';

export interface StaticDashboardInput {
  readonly locale: Locale;
  readonly tenant: TenantInfo;
  readonly me: Me;
  readonly dashboard: ApplicantDashboard;
  /** By whose clock something is today or over. */
  readonly now: Date;
}

/** Of the page alone: where its links lead is in their addresses. An outlet would hide what fails below it. */
function routerOf(dashboard: ApplicantDashboard) {
  const root = createRootRoute({
    component: () => (
      <DefaultFrame>
        <ApplicantDashboardScreen {...dashboard} isBrief />
      </DefaultFrame>
    ),
  });
  const page = createRoute({ getParentRoute: () => root, path: '/dashboard' });
  const history = createMemoryHistory({ initialEntries: ['/dashboard'] });
  return createRouter({ routeTree: root.addChildren([page]), history, isServer: true });
}

/** A message as it has just been read: by a transition of its machine, of which nothing is carried out. */
function lookedUp(ping: ApplicantPing) {
  const [opening] = initialTransition(pingAnswerMachine);
  const [id] = Object.keys(opening.children);
  const output: LookUpPingResult = { kind: 'ok', ping };
  return transition(pingAnswerMachine, opening, { type: `xstate.done.actor.${id}`, output } as never)[0];
}

/** A browser counts days where it is, and applicants are where their tenant is; this process may be anywhere. */
const zoned = (timeZone = 'Europe/Berlin'): I18n =>
  Object.assign(Object.create(i18n) as I18n, {
    date: (value?: string | Date | number, format?: Intl.DateTimeFormatOptions) =>
      i18n.date(value, { timeZone, ...format }),
  });

/** Nothing is drawn here because of something done. */
const silent: Notify = { show: () => '', isShown: () => false, dismiss: () => {} };

/**
 * Without React's hints at pictures, for the program comes first, and with styles where the policy for the content lets
 * a script take them from.
 */
const markup = (page: ReactNode): string =>
  renderToStaticMarkup(page)
    .replaceAll(/<link rel="preload"[^>]*>/g, '')
    .replaceAll(/(<[^>]*) style="/g, '$1 data-style="');
const applyStyles = `document.querySelectorAll('[data-style]').forEach(function(e){e.style.cssText=e.dataset.style})`;

const fetchParts = () =>
  Promise.all([
    needCatalogs(...(wordsOfMember('applicant', '/dashboard') ?? [])),
    ...[letters, placeFound, unmatchableNotes, pingAppointments].map((part) => part.fetch()),
  ]);

/** Whatever the page may begin with, and its words: they are loaded into the language that is active. */
async function prepare(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one language after the other
  for (const locale of locales) await activateLocale(locale).then(fetchParts);
}
const prepared = keptLoad(prepare);

/**
 * For a reader who may have news that this browser has not shown: then the page begins with those, which come with the
 * program. Storage that can't be read has shown nothing.
 */
const unlessShown = (key: string, value: string): string =>
  `var s;try{s=localStorage.getItem(${JSON.stringify(key)})}catch(e){}if(s!==${JSON.stringify(value)}){var r=document.getElementById('root');r.replaceChildren(document.getElementById('waiting').content);r.inert=false}`;

/**
 * An applicant's first page as HTML for `#root`, drawn by the very components that take its place; undefined for whom
 * another page comes first.
 */
export async function renderStaticDashboard({ locale, tenant, me, dashboard, now }: StaticDashboardInput) {
  await prepared();
  const fetchMe = fromPromise<FetchMeResult, void>(async () => ({ kind: 'ok', me }));
  const session = createActor(sessionMachine.provide({ actors: { fetchMe } }), { input: { hint: 'fresh' } }).start();
  await waitFor(session, isSettled);
  // it answers what is asked of it all the same, and is kept by nobody
  session.stop();
  const since = dashboard.findable_since;
  const router = routerOf({ ...dashboard, findable_since: null });
  await router.load();
  // the clock and the words are the module's: nothing waits between here and the markup
  learnServerTime(now.toUTCString());
  if (!needsNothing(session.getSnapshot()) || dashboard.pings.some(isNewlyGiven)) return undefined;
  i18n.activate(locale, formatLocales[locale]);
  const draw = (page: ReactNode): string =>
    markup(
      <I18nProvider i18n={zoned(tenant.timezone)}>
        <TenantContext value={tenant}>
          <SessionContext value={session}>
            <NotifyContext value={silent}>
              <StandsAt value={lookedUp}>{page}</StandsAt>
            </NotifyContext>
          </SessionContext>
        </TenantContext>
      </I18nProvider>,
    );
  const html = draw(<RouterProvider router={router as never} />);
  const before = draw(<WithoutScript />);
  // whatever was written comes before having become findable
  if (dashboard.pings.length > 0 || since === null || !me.applicant || !isNewlyFindable(me.applicant, since))
    return { before, html, script: applyStyles, isInert: true };
  const waiting = draw(
    <RouterContextProvider router={router}>
      <WaitingPage />
    </RouterContextProvider>,
  );
  return {
    before,
    html: `${html}<template id="waiting">${waiting}</template>`,
    script: `${applyStyles};${unlessShown(keyOf(me.applicant), since)}`,
    isInert: true,
  };
}
