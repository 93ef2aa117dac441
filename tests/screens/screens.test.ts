import { expect, test as base } from '@playwright/test';
import { catalogue } from './catalogue.ts';
import { desktop, examine, phone } from './checks/examine.ts';
import { Stage } from './stage.ts';

const test = base.extend<object, { readonly stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const stage = await Stage.open(browser);
      await use(stage);
      await stage.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.describe.configure({ mode: 'parallel' });

for (const [index, screen] of catalogue.entries()) {
  test(screen.name, async ({ stage }) => {
    const visitor = await stage.open(screen, index % 2 === 0 ? 'de' : 'en', screen.isNarrow ? phone : desktop);
    expect(await examine(visitor.page, screen)).toEqual([]);
    await stage.leave(visitor);
    expect(stage.faults.found, 'what went wrong in the pages').toEqual([]);
  });
}
