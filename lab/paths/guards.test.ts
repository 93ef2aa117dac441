import { expect, isLong, test } from '../../tests/support/page-fixtures.ts';
import { addresses, guardVisits, pages } from './guards.plan.ts';
import { faults as known } from './kit/faults.ts';
import { giveSession } from './kit/script.ts';
import { arrivalOf, followsVerdict, type Standing } from './kit/verdict.ts';
import { tell, wishes } from './kit/wishes.ts';

/** `2. Open /dashboard → /login, which keeps /dashboard`, for a tester. */
function told(index: number, address: string, session: Standing): string {
  const { kind, pathname, target } = arrivalOf(address, session);
  const kept = target === null || target === '' ? '' : `, which keeps ${target}`;
  const shown = kind === 'notFound' ? '“This page could not be found”' : '“Unexpected error!”';
  const seen = kind === 'notFound' || kind === 'error' ? shown : pathname + kept;
  return `${String(index + 1).padStart(3)}. Open ${address} → ${seen}`;
}

test('guards: there are thirteen kinds of pages', () => {
  expect(pages).toHaveLength(13);
});

for (const { id, who, slug, situation, type, stage } of guardVisits) {
  const isShort = situation === 'loggedOut' || situation === 'ready';
  test(
    `${id}: each kind of page lets in, sends on, or tells the truth to ${who}`,
    isShort ? {} : isLong,
    async ({ open, world, faults }) => {
      const visitor = await open(slug);
      tell(`\n${id}: ${who}, ${world.origin(slug)}`);
      if (type && stage) {
        const person = await world.person(slug, { type, stage, locale: visitor.locale });
        tell(`     ${person.email}, ${person.password}`);
        await giveSession({ world, visitor }, person);
      }
      const isUnknown = situation === 'fetchFailed';
      if (isUnknown) {
        faults.allow(...known.broken.traces);
        tell('     GET /api/auth/me answers 500');
        await visitor.page.route(/\/api\/auth\/me$/, (route) =>
          route.fulfill({ status: 500, json: { code: 'internal', message: 'No' } }),
        );
      }
      const session = { situation, role: isUnknown ? undefined : type };
      for (const [index, address] of addresses.entries()) {
        tell(told(index, address, session));
        // oxlint-disable-next-line no-await-in-loop -- one page
        await test.step(address, () => followsVerdict(visitor, address, session));
        // oxlint-disable-next-line no-await-in-loop -- see above
        if (wishes.isWatched) await visitor.page.pause();
      }
    },
  );
}
