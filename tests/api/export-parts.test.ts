import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportAccount } from '../../contract/account/account.endpoints.ts';
import { accountExportSchema } from '../../contract/account/export.schema.ts';
import { roles } from '../../contract/kit/roles.ts';
import { createWorld, type World } from '../support/world.ts';

/** Columns list their own part in files of their own: one that nobody lists is a part that somebody doesn't get. */

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const always = Object.entries(accountExportSchema.entries).flatMap(([name, { type }]) =>
  type === 'optional' ? [] : [name],
);

test.each(roles)('the export of an account has every part, whoever asks: %s', async (type) => {
  const browser = await world.login(await world.person({ type }));
  const { status, body } = await browser.call(exportAccount);
  expect(status).toBe(200);
  expect(Object.keys(body.data)).toEqual(expect.arrayContaining(always));
});
