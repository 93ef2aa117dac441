import { fetchMe } from '../../contract/authentication/authentication.endpoints.ts';
import { done } from '../../machines/kit/coverage.ts';
import { stageOf, sessionStages } from '../../machines/session/session.me.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { expect, test } from '../support/page-fixtures.ts';
import { aLink } from '../support/steps.ts';
import { SessionInBrowser } from './session-in-browser.ts';
import { tour } from './tour.ts';

const impossible = [
  [/xstate\.error\.actor/, 'an actor that throws is a bug: all of them answer with what went wrong'],
  [/(unverified|needsTos) -- me\.patched/, 'no page of this stage has newer parts of me: it asks for all of me'],
  [/(unverified|needsOnboarding|ready) -- me\.outdated/, 'only who accepts the terms, or finds a colleague was faster'],
  [/(needsOnboarding|needsTos|ready) -- session\.renewed/, 'only the verification opens a new session'],
  [/ready -- me\.patched.*--> session\.deciding/, 'the search switch changes no stage'],
  [/loggingOut\.failed -- logout\.request/, 'the page offers “Try again” instead'],
  [/loggingOut -- otherTab\.loggedOut/, 'kept for the walk in pure logic: both tabs log out within one request'],
] as const;

test('the session takes its transitions in the browser, and the page shows each state', async ({
  open,
  world,
  faults,
}) => {
  test.setTimeout(240_000);
  faults.allow(/status of 500/, /answer 500/, /net::ERR/);
  const person = await world.person('app', { firstname: 'Kim', locale: 'en' });
  const api = await world.as(person);
  const [{ code }, { body }] = [await aLink(world, 'app'), await api.call(fetchMe)];
  const visitor = await open('app');
  await visitor.context.addCookies(
    [...api.cookies].map(([name, value]) => ({ name, value, url: world.origin('app'), httpOnly: name === 'session' })),
  );
  const browser = new SessionInBrowser(visitor, { ready: body.data, code, origin: world.origin('app') });
  await browser.connect();
  const people = sessionStages.map((stage) => browser.me(stage));
  expect(people.map(stageOf)).toEqual(sessionStages);
  const answers = [...people.map((me) => ({ kind: 'ok', me })), { kind: 'unauthenticated' }, { kind: 'failed' }];
  const opened = [{ kind: 'ok' }, { kind: 'refused', code: 'validation', message: '', errors: {} }, { kind: 'failed' }];
  const [, needsOnboarding, needsTos, ready] = people;

  const result = await tour(sessionMachine, {
    openings: [{ hint: 'none' }, { hint: 'expired' }, { hint: 'fresh' }],
    key: ({ context }) => [context.me && stageOf(context.me)],
    impossible,
    movesFrom: (at) => {
      const calling = [
        ...['silent', 'required']
          .filter((state) => at.matches({ fetchingMe: state } as never))
          .map((state) => `fetchingMe.${state}`),
        ...sessionStages.filter((stage) => at.matches({ [stage]: 'refreshing' })).map((stage) => `${stage}.refreshing`),
      ];
      if (calling.length > 0)
        return calling.flatMap((state) => answers.map((answer) => done(`session.${state}`, answer)));
      for (const state of ['loggingIn', 'registering'])
        if (at.matches({ loggedOut: state } as never))
          return opened.map((answer) => done(`session.loggedOut.${state}`, answer));
      if (at.matches({ loggingOut: 'posting' }))
        return [{ kind: 'ok' }, { kind: 'unauthenticated' }, { kind: 'failed' }].map((answer) =>
          done('session.loggingOut.posting', answer),
        );
      if (at.matches({ loggingOut: 'failed' })) return [{ type: 'session.retry' }];
      if (at.matches('loggedOut'))
        return [
          { type: 'login.submit', values: {} },
          { type: 'register.submit', registration: {} },
          { type: 'otherTab.loggedIn', userId: person.id },
        ];
      const leaving = [{ type: 'otherTab.loggedOut' }, { type: 'logout.request' }];
      if (at.matches('fetchingMe')) return [{ type: 'session.retry' }, ...leaving];
      return [
        { type: 'tab.focused' },
        { type: 'gate.refused' },
        { type: 'session.expired', epoch: at.context.epoch },
        { type: 'otherTab.loggedIn', userId: 'somebody else' },
        ...leaving,
        ...(at.matches('unverified') ? [{ type: 'session.renewed' }] : []),
        ...(at.matches('needsTos') ? [{ type: 'me.outdated' }] : []),
        ...(at.matches('needsOnboarding')
          ? [needsOnboarding, needsTos].map((me) => ({ type: 'me.patched', patch: { applicant: me?.applicant } }))
          : []),
        ...(at.matches('ready') ? [{ type: 'me.patched', patch: { applicant: ready?.applicant } }] : []),
      ];
    },
    perform: (move, after, before) =>
      test.step(
        move.kind === 'open'
          ? `open with hint ${move.input.hint}`
          : `${JSON.stringify(before?.value)} ${move.event.type}`,
        async () => {
          if (move.kind === 'open') await browser.open(move.input.hint, after);
          else if (before) await browser.take(move.event, after, before);
        },
      ),
  });
  expect(result).toMatchObject({ notWalked: [], wronglyDeclared: [] });
});
