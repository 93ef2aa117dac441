import { expect } from '@playwright/test';
import { decide, type Question, type Verdict } from '../../../machines/session/session.access.ts';
import { rawTarget } from '../../../machines/session/target.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';
import { routeOf } from '../../product-routes.ts';

export type Standing = Question['session'];

interface Arrival {
  readonly kind: Exclude<Verdict['kind'], 'redirect'>;
  readonly pathname: string;
  /** The original target that is carried along, if any. */
  readonly target: string | null;
}

/** What the product's own table says of one address, over its own routes. */
export function verdictOn(address: string, session: Standing): Verdict {
  const { pathname, search } = new URL(address, 'http://origin.invalid');
  return decide({ tenant: 'found', session, location: { pathname, search }, route: routeOf(pathname), routeOf });
}

/** Where a visit ends once every redirect has been followed. */
export function arrivalOf(address: string, session: Standing, hops = 0): Arrival {
  const { pathname, search } = new URL(address, 'http://origin.invalid');
  const verdict = verdictOn(address, session);
  if (verdict.kind !== 'redirect') return { kind: verdict.kind, pathname, target: rawTarget(search) };
  if (hops === 10) throw new Error(`${address} is redirected without an end.`);
  return arrivalOf(verdict.href, session, hops + 1);
}

/** Opens an address in a new document and finds what the verdict says. */
export async function followsVerdict(visitor: Visitor, address: string, session: Standing): Promise<void> {
  const { kind, pathname, target } = arrivalOf(address, session);
  const { page } = visitor;
  await page.goto(address);
  await expect(page.locator('html'), `${address} starts`).toHaveAttribute('data-started', 'true');
  const place = () => {
    const url = new URL(page.url());
    return [url.pathname, rawTarget(url.search)];
  };
  await expect.poll(place, `where ${address} leads ${session.situation}`).toEqual([pathname, target]);
  const missing = visitor.heading('Oops!');
  const broken = visitor.heading('Unexpected error!');
  if (kind === 'notFound') await expect(missing).toBeVisible();
  else if (kind === 'error') await expect(broken).toBeVisible();
  else {
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(missing.or(broken)).toHaveCount(0);
  }
}
