import { decide } from '../../../machines/session/session.access.ts';
import { routeOf } from '../../product-routes.ts';
import type { Standing } from '../../paths/kit/verdict.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';
import type { Sight } from './watched-page.ts';

export const guest: Standing = { situation: 'loggedOut' };
/** How a fault may leave a session, beside not touching it. */
const afterFault: readonly Standing[] = [guest, { situation: 'fetchFailed' }, { situation: 'logoutFailed' }];

/** What a move did to a page. */
export interface Happened {
  /** What the server would say if it were asked. */
  readonly truth: Standing;
  /** Whether the readable cookie speaks of a session; without it nobody asks. */
  readonly hasHint: boolean;
  readonly hasFaultCome: boolean;
}

/**
 * Which session a page may be acting on. It need not know yet what the server knows, and nothing in it can be asked:
 * so every standing that explains what is seen is kept, usually one.
 */
export class Standings {
  #possible: readonly Standing[] = [];
  #last: Sight | undefined;
  #hasFailed = false;

  /** What is wrong with what is seen, whoever it may be; undefined where the verdict table agrees. */
  judge(sight: Sight, happened: Happened, visitor: Visitor): string | undefined {
    const address = sight.pathname + sight.search;
    if (sight.title === '') return `${address} has no title`;
    if (sight.heading === '') return `${address} is blank`;
    const standings = this.#standingsAfter(sight, happened);
    const screen = screenOf(sight, visitor);
    const isSame = this.#last?.document === sight.document && addressOf(this.#last) === address;
    const mayFail = happened.hasFaultCome || standings.length > 1 || (isSame && this.#hasFailed);
    const verdicts = standings.map((standing) => ({ standing, kind: kindOf(sight, standing) }));
    const fitting = verdicts.filter(({ kind }) => screensOf(kind, sight.pathname, mayFail).includes(screen));
    if (fitting.length === 0) {
      const says = verdicts.map(({ standing, kind }) => `${kind} for ${standing.role ?? ''} ${standing.situation}`);
      return `${address} shows “${sight.heading}”, and the table says ${says.join(', or ')}`;
    }
    this.#possible = fitting.map(({ standing }) => standing);
    this.#last = sight;
    this.#hasFailed = screen !== 'page';
    return undefined;
  }

  #standingsAfter(sight: Sight, { truth, hasHint, hasFaultCome }: Happened): readonly Standing[] {
    const isNew = this.#last?.document !== sight.document;
    const all = [
      ...(isNew ? [] : this.#possible),
      truth,
      ...(hasHint ? [] : [guest]),
      ...(hasFaultCome ? afterFault : []),
    ];
    return [...new Map(all.map((standing) => [JSON.stringify(standing), standing])).values()];
  }
}

type Screen = 'page' | 'error' | 'missing';
type VerdictKind = ReturnType<typeof decide>['kind'];

const addressOf = (sight: Sight): string => sight.pathname + sight.search;

function kindOf({ pathname, search }: Sight, session: Standing): VerdictKind {
  return decide({ tenant: 'found', session, location: { pathname, search }, route: routeOf(pathname), routeOf }).kind;
}

function screenOf({ heading }: Sight, { say }: Visitor): Screen {
  if (heading === say('Oops!')) return 'missing';
  return heading === say('Unexpected error!') ? 'error' : 'page';
}

/** What may be on the screen of a page at rest. @param mayFail a call of the page's own may have gone wrong */
function screensOf(kind: VerdictKind, pathname: string, mayFail: boolean): readonly Screen[] {
  if (kind === 'notFound') return ['missing'];
  if (kind === 'error') return ['error'];
  if (kind !== 'allow') return [];
  // nothing has the id 7
  const isOfNothing = pathname.split('/').includes('7');
  return ['page', ...(mayFail ? (['error', 'missing'] as const) : isOfNothing ? (['missing'] as const) : [])];
}
