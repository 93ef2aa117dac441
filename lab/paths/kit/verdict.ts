import { expect } from '@playwright/test';
import { decide, type Question, type Verdict } from '../../../machines/session/session.access.ts';
import { rawTarget } from '../../../machines/session/target.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';
import { routeOf } from '../../product-routes.ts';

export type Standing = Question['session'];

interface Arrival {
  readonly kind: Exclude<Verdict['kind'], 'redirect'>;
  readonly pathname: string;
  readonly target: string | null;
}

/** Where a visit ends by the product's own table, over its own routes, once every redirect has been followed. */
export function arrivalOf(address: string, session: Standing, hops = 0): Arrival {
  const { pathname, search } = new URL(address, 'http://origin.invalid');
  const location = { pathname, search };
  const verdict = decide({ tenant: 'found', session, location, route: routeOf(pathname), routeOf });
  if (verdict.kind !== 'redirect') return { kind: verdict.kind, pathname, target: rawTarget(search) };
  if (hops === 10) throw new Error(`${address} is redirected without an end.`);
  return arrivalOf(verdict.href, session, hops + 1);
}

/** The page comes to where the verdict on an address leads, or stays right at its own, and shows what the verdict says. */
export async function followsVerdict(visitor: Visitor, session: Standing, address?: string): Promise<void> {
  const { page } = visitor;
  await expect(page.locator('html'), `${address ?? page.url()} starts`).toHaveAttribute('data-started', 'true');
  const place = () => {
    const { pathname, search } = new URL(page.url());
    return { pathname, target: rawTarget(search) };
  };
  const due = () => arrivalOf(address ?? page.url(), session);
  const isRight = () => expect(place()).toEqual({ pathname: due().pathname, target: due().target });
  await expect(isRight, `where ${address ?? 'its own address'} leads ${session.situation}`).toPass({ timeout: 20_000 });
  const { kind, pathname } = due();
  const missing = visitor.heading('Oops!');
  const broken = visitor.heading('Unexpected error!');
  if (kind === 'notFound') await expect(missing).toBeVisible();
  else if (kind === 'error') await expect(broken).toBeVisible();
  else {
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(broken).toHaveCount(0);
    // nothing has the id 7
    if (!/\/7(?:\/|$)/.test(pathname)) await expect(missing).toHaveCount(0);
  }
}
