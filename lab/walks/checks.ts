import type { SnapshotFrom } from 'xstate';
import { tellEvent } from '../../machines/kit/telling.ts';
import { sessionInvariants } from '../../machines/session/session.invariants.ts';
import { sessionSituations, stageOf } from '../../machines/session/session.me.ts';
import { isSettled, selectMe, situationOf } from '../../machines/session/session.selectors.ts';
import { sessionWords } from '../../machines/session/session.words.ts';
import { PageError } from '../../src/features/errors/page-error.ts';
import { type Account, meFor } from './server.ts';
import type { Machine, Step, Tab } from './tab.ts';

/** Something that must never be; the message is a sentence. */
export class Broken extends Error {
  override name = 'Broken';
}

/** Steps whose invariants hold already, by what tells them apart: the same step comes in thousands of walks. */
const held = new Set<string>();
const keyOf = (snapshot: SnapshotFrom<Machine>) => [snapshot.value, snapshot.context];

/** The rules of the session, after a step of the real one. */
export function checkStep({ before, event, after, told }: Step): void {
  // an event for which there is nothing to do leaves the very snapshot there was
  if (after === before && event.type !== 'xstate.init') return;
  const key = JSON.stringify([keyOf(before), event, keyOf(after), told]);
  if (held.has(key)) return;
  const broken = sessionInvariants.find(({ holds }) => !holds(after, event, before, told));
  if (broken) throw new Broken(`“${broken.rule.en}” is broken ${tellEvent(sessionWords, event)}`);
  held.add(key);
}

/** What a verdict lets be seen. */
const due = {
  allow: 'its page',
  error: 'an error',
  notFound: 'an error',
  leave: 'an error',
  redirect: 'another page',
  wait: 'nothing',
} as const;

/** What is seen after a move, once everything has come to rest. */
export function checkPage(tab: Tab, isSetBack: boolean): void {
  const { session, router } = tab;
  const { matches, status, location } = router.state;
  const page = location.href;
  const situation = situationOf(session.getSnapshot());
  const { kind } = tab.verdict();
  if (tab.isCircling()) throw new Broken(`redirects go round at ${page}`);
  if (!sessionSituations.includes(situation)) throw new Broken(`no table knows ${situation}`);
  if (!isSettled(session.getSnapshot())) {
    if (tab.waiting() === 0) throw new Broken(`${page} waits, and no answer is due`);
    // what is no page at all is so for everybody, at once
    if (!['wait', 'allow', 'notFound'].includes(kind)) throw new Broken(`${page} does not wait for the session`);
    return;
  }
  const errors = matches.flatMap(({ error }) => error ?? []);
  const bug = errors.find((error) => !(error instanceof PageError));
  const isBlank = errors.length === 0 && matches.some((match) => match.status !== 'success');
  if (status !== 'idle') throw new Broken(`${page} never comes`);
  if (bug) throw new Broken(`${page} fails: ${bug instanceof Error ? bug.message : 'a bug'}`);
  if (matches.length === 0 || isBlank) throw new Broken(`${page} is blank`);
  // new terms are asked for at the next navigation, never under a form that is open
  const shown = errors.length > 0 ? 'an error' : 'its page';
  if (!isSetBack && due[kind] !== shown) throw new Broken(`${page} shows ${shown}, and the table says ${kind}`);
}

/** A tab shows nobody but who is logged in. */
export function checkPerson({ session, router }: Tab, account: Account | null): void {
  const shown = selectMe(session.getSnapshot())?.user.id;
  if (shown !== undefined && shown !== account?.name)
    throw new Broken(`${router.state.location.href} shows ${shown}, and the server knows ${account?.name ?? 'nobody'}`);
}

/** A tab to which somebody has just come back knows as well how far they have come. */
export function checkStage({ session, router }: Tab, account: Account | null): void {
  const me = selectMe(session.getSnapshot());
  const known = account && stageOf(meFor(account));
  if (me && stageOf(me) !== known)
    throw new Broken(`${router.state.location.href} shows ${stageOf(me)}, and the server knows ${known ?? 'nobody'}`);
}
