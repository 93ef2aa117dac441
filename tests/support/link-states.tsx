import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { ErrorCode } from '../../contract/kit/errors.ts';
import { done } from '../../machines/kit/coverage.ts';
import { linkMachine } from '../../machines/link/link.machine.ts';
import type { LinkReasons } from '../../machines/link/link.types.ts';
import { showMember } from './show-member.tsx';
import { controlsIn, linesIn, stands } from './screen-lines.ts';
import { unanswered } from './screen-states.tsx';

type Told = readonly string[];

/** A page where something is submitted that somebody was given: what it says as it begins, and after each answer. */
interface LinkStates<Use extends keyof LinkReasons> {
  readonly draw: () => ReactElement;
  /** Fills in what is submitted; `null` where the page submits it by itself. */
  readonly fill: (() => void) | null;
  readonly takesAnother?: boolean;
  /** Why no control of this page bears the event that takes another one. */
  readonly withoutChange?: string;
  /** What the page offers once it counts, of the next thing that is submitted. */
  readonly next?: readonly string[];
  /** As `POST /path {"body":1}`. */
  readonly asks: string;
  readonly answer: object;
  readonly says: { readonly entering: Told; readonly pending: Told; readonly done: Told; readonly failed: Told };
  /** For each reason what the server says then, and what the page does. */
  readonly closed: Readonly<Record<LinkReasons[Use], readonly [code: ErrorCode, ...Told]>>;
}

export function describeLink<Use extends keyof LinkReasons>(name: Use, link: LinkStates<Use>): void {
  const closed = Object.entries<readonly [ErrorCode, ...Told]>(link.closed);
  const reasons = closed.map(([reason, [, ...told]]) => [`closed.${reason}`, told] as const);
  const says: Readonly<Record<string, Told>> = { ...link.says, ...Object.fromEntries(reasons) };
  const refused = closed.map(([reason, [code]]) => [`closed.${reason}`, [409, { message: '', code }]] as const);
  const answers: Readonly<Record<string, readonly [number, object]>> = {
    done: [200, { data: link.answer }],
    failed: [500, { message: '', code: 'internal' }],
    ...Object.fromEntries(refused),
  };

  // oxlint-disable-next-line vitest/valid-title -- each page's own
  describe(name, () => {
    test.each(Object.keys(says).filter((state) => state !== 'entering' || link.fill))('%s', async (state) => {
      const requests: string[] = [];
      document.cookie = 'XSRF-TOKEN=known; path=/';
      Element.prototype.scrollIntoView = () => {};
      vi.stubGlobal('fetch', async (request: Request) => {
        if (request.url.endsWith('/csrf-cookie')) return new Response(null, { status: 204 });
        const path = request.url.replace(/^.*\/api(\/v1)?/, '');
        requests.push(`${request.method} ${path} ${await request.clone().text()}`.trim());
        const answer = answers[state];
        return answer ? Response.json(answer[1], { status: answer[0] }) : new Promise(() => {});
      });
      await showMember(link.draw());
      if (state !== 'entering' && link.fill) {
        await act(async () => link.fill?.());
        await act(async () =>
          controls()
            .find(({ event }) => event === 'link.submit')
            ?.press(),
        );
      }
      const own = says[state] ?? [];
      const lines = () => linesIn(document.body, []);
      await expect
        .poll(() => ({
          unsaid: own.filter((text) => !stands(text, lines())),
          ofOthers: Object.entries(says).filter(
            ([, told]) => told.every((text) => stands(text, lines())) && told.some((text) => !own.includes(text)),
          ),
          pressed: controls().flatMap(({ event, isEnabled }) => (isEnabled ? [event] : [])),
          asked: requests.slice(0, 1),
        }))
        .toEqual({
          unsaid: [],
          ofOthers: [],
          pressed: [
            ...takenIn(state, link.takesAnother ?? false).filter(
              (event) => event !== 'link.change' || link.withoutChange === undefined,
            ),
            ...(state === 'done' ? (link.next ?? []) : []),
          ],
          asked: state === 'entering' ? [] : [link.asks],
        });
      vi.unstubAllGlobals();
    });
  });
}

const controls = () => controlsIn(document.body, []).filter(({ event }) => event.startsWith('link.'));

/** What the machine takes in a state. */
function takenIn(state: string, takesAnother: boolean): string[] {
  const actor = createActor(unanswered(linkMachine), { input: { takesAnother } }).start();
  if (state !== 'entering') actor.send({ type: 'link.submit', values: {} });
  const [kind = '', reason] = state === 'done' ? ['ok'] : state.split('.');
  if (kind !== 'pending' && kind !== 'entering')
    actor.send(done('link.pending', { kind, reason, answer: {} }) as never);
  const events = [{ type: 'link.submit', values: {} }, { type: 'link.change' }] as const;
  return events.filter((event) => actor.getSnapshot().can(event)).map(({ type }) => type);
}
