import type { SnapshotFrom } from 'xstate';
import { tellEvent, tellStates } from '../../machines/kit/telling.ts';
import { sessionInvariants } from '../../machines/session/session.invariants.ts';
import { sessionSituations, stageOf } from '../../machines/session/session.me.ts';
import {
  isLoggedIn,
  needsNothing,
  isSettled,
  selectMe,
  situationOf,
} from '../../machines/session/session.selectors.ts';
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

const keyOf = (snapshot: SnapshotFrom<Machine>) => [snapshot.value, snapshot.context];

/** What is seen after a move, once everything has come to rest. */
export function checkPage(tab: Tab, isSetBack: boolean): void {
  const { session, router } = tab;
  const snapshot = session.getSnapshot();
  const page = router.state.location.href;
  if (tab.isCircling()) throw new Broken(`redirects go round at ${page}`);
  const situation = situationOf(snapshot);
  if (!sessionSituations.includes(situation)) throw new Broken(`no table knows ${situation}`);
  const verdict = tab.verdict();
  if (!isSettled(snapshot)) {
    if (tab.waiting() === 0) throw new Broken(`${page} waits, and no answer is due`);
    // what is no page at all is so for everybody, at once
    if (!['wait', 'allow', 'notFound'].includes(verdict.kind))
      throw new Broken(`${page} does not wait for the session`);
    return;
  }
  if (router.state.status !== 'idle') throw new Broken(`${page} never comes`);
  checkShown(tab, verdict, page, isSetBack);
}

function checkShown({ router }: Tab, verdict: ReturnType<Tab['verdict']>, page: string, isSetBack: boolean): void {
  const { matches } = router.state;
  const errors = matches.flatMap(({ error }) => error ?? []);
  if (matches.length === 0) throw new Broken(`${page} is blank`);
  const bug = errors.find((error) => !(error instanceof PageError));
  if (bug) throw new Broken(`${page} fails: ${bug instanceof Error ? bug.message : 'a bug'}`);
  const shown = errors.length > 0 ? 'error' : 'page';
  if (shown === 'page' && matches.some(({ status }) => status !== 'success')) throw new Broken(`${page} is blank`);
  // new terms are asked for at the next navigation, never under a form that is open
  if (isSetBack) return;
  const due = {
    allow: 'page',
    error: 'error',
    notFound: 'error',
    leave: 'error',
    redirect: 'another page',
    wait: 'none',
  };
  if (due[verdict.kind] !== shown)
    throw new Broken(`${page} shows ${shown === 'page' ? 'its page' : 'an error'}, and the table says ${verdict.kind}`);
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
  const due = account && stageOf(meFor(account));
  if (me && stageOf(me) !== due)
    throw new Broken(`${router.state.location.href} shows ${stageOf(me)}, and the server knows ${due ?? 'nobody'}`);
}

/** Whether somebody who was ready has to do something again: asked at the next navigation. */
export const isSetBackBy = ({ before, after }: Step): boolean =>
  needsNothing(before) && isLoggedIn(after) && !needsNothing(after);

/** Where the session stands, in the words of its diagram. */
export const titleOf = (snapshot: SnapshotFrom<Machine>): string => tellStates(sessionWords, snapshot);
