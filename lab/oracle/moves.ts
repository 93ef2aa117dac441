import { type Author, authors } from '../../contract/kit/roles.ts';
import { nextStatus } from '../../machines/kit/lifecycle.ts';
import type { LifecycleName, Product } from './product.ts';
import { Departure } from './sentence.ts';

/** What an event makes of a status, and who may cause it: all others may not. */
export type Step = readonly [from: string, event: string, to: string, ...by: Author[]];

/** @throws Departure where somebody else may take a step, somebody named may not, or it leads elsewhere */
export function takes(product: Product, name: LifecycleName, ...steps: readonly Step[]): void {
  const of = product.lifecycle(name);
  for (const [from, event, to, ...by] of steps) {
    for (const author of authors) {
      const next = nextStatus(of, from, event, author);
      const became = next.ok ? next.status : 'nothing';
      const expected = by.includes(author) ? to : 'nothing';
      if (became !== expected) {
        throw new Departure(`${name}: ${event} of ${author} makes ${expected} of ${from}, but made ${became}`);
      }
    }
  }
}

/** @throws Departure where a record begins in another status */
export function beginsAs(product: Product, name: LifecycleName, status: string): void {
  const { initial } = product.lifecycle(name);
  if (initial !== status) throw new Departure(`${name} should begin as ${status}, begins as ${initial}`);
}
