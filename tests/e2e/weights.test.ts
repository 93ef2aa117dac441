import { sizeOf, withoutFonts } from '../bench/loaded-files.ts';
import { coldFiles, memberPages } from '../bench/member-transfer.ts';
import { expect, test } from '../support/page-fixtures.ts';

for (const { path, bytes, requests } of memberPages) {
  test(`${path} transfers no more than its budget to a browser that has kept nothing`, async ({
    browser,
    open,
    world,
  }) => {
    const visitor = await open('chemie');
    await visitor.login(await world.person('chemie', { type: 'employee' }), '/account');
    const { cookies } = await visitor.page.context().storageState();
    const files = withoutFonts(
      await coldFiles(browser, world.origin('chemie') + path, { cookies, origins: [] }),
    ).toSorted((a, b) => b.bytes - a.bytes);
    const heaviest = files.map((file) => `${file.bytes} ${file.path}`).join('\n');
    expect(sizeOf(files), heaviest).toBeLessThanOrEqual(bytes);
    expect(files.length, heaviest).toBeLessThanOrEqual(requests);
  });
}
