import { expect } from '@playwright/test';
import { decide, type Question, type Verdict } from '../../../machines/session/session.access.ts';
import { rawTarget } from '../../../machines/session/target.ts';
import { routeOf } from '../../product-routes.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';
import { pollIntervals } from './polling.ts';

export type Standing = Question['session'];

interface Arrival {
  readonly verdict: Exclude<Verdict, { kind: 'redirect' }>;
  readonly pathname: string;
  /** The original target that is carried along, if any. */
  readonly target: string | null;
}

/** Where a visit ends once every redirect has been followed, by the product's own verdicts over its own routes. */
export function arrivalOf(address: string, session: Standing): Arrival {
  let [pathname, search] = splitAddress(address);
  for (let hops = 0; hops < 10; hops += 1) {
    const verdict = decide({
      tenant: 'found',
      session,
      location: { pathname, search },
      route: routeOf(pathname),
      routeOf,
    });
    if (verdict.kind !== 'redirect') return { verdict, pathname, target: rawTarget(search) };
    [pathname, search] = splitAddress(verdict.href);
  }
  throw new Error(`${address} is redirected without an end.`);
}

function splitAddress(address: string): [pathname: string, search: string] {
  const url = new URL(address, 'http://origin.invalid');
  return [url.pathname, url.search];
}

/** Opens an address in a new document and finds what the verdict says. */
export async function followsVerdict(visitor: Visitor, address: string, session: Standing): Promise<void> {
  const { verdict, pathname, target } = arrivalOf(address, session);
  await visitor.page.goto(address);
  await expect
    .poll(() => visitor.page.locator('html').getAttribute('data-started'), {
      message: `${address} starts`,
      intervals: pollIntervals,
    })
    .toBe('true');
  await expect
    .poll(() => {
      const url = new URL(visitor.page.url());
      return [url.pathname, rawTarget(url.search)];
    }, `where ${address} leads ${session.situation}`)
    .toEqual([pathname, target]);
  const missing = visitor.heading('Oops!');
  const broken = visitor.heading('Unexpected error!');
  if (verdict.kind === 'notFound') await expect(missing).toBeVisible();
  else if (verdict.kind === 'error') await expect(broken).toBeVisible();
  else {
    await expect(visitor.page.getByRole('heading').first()).toBeVisible();
    await expect(missing.or(broken)).toHaveCount(0);
  }
}
