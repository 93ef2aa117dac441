import { demoPassword } from '../../server/demo/accounts.ts';
import { kilobytes } from '../bench/figures.ts';
import { type LoadedFile, partsOf, sizeOf } from '../bench/loaded-files.ts';
import { coldFiles, memberPages } from '../bench/member-transfer.ts';
import { expect, test } from '../support/page-fixtures.ts';
import { someOf } from '../support/whole.ts';

const listed = (files: readonly LoadedFile[]): string =>
  files
    .toSorted((a, b) => b.bytes - a.bytes)
    .map((file) => `${file.bytes} ${file.path}`)
    .join('\n');

// what other tests leave behind (logins, acts, tenants) is none of a page's weight
test.use({ isApart: true });

// People of the demo have what people come to have: messages, answers, filters, figures, pictures.
for (const { path, account, bytes, requests, pictures: [most, mostBytes] = [0, 0] } of someOf(memberPages, 3)) {
  const whose = account.split('@')[0];
  test(`${path} of ${whose} transfers no more than its budget to a browser that has kept nothing`, async ({
    browser,
    open,
    world,
  }) => {
    const visitor = await open('app');
    await visitor.keepSession({ email: account, password: demoPassword });
    const { cookies } = await visitor.page.context().storageState();
    const files = await coldFiles(browser, world.origin('app') + path, { cookies, origins: [] });
    const { page, pictures } = partsOf(files);
    const said = `${kilobytes(sizeOf(page))}, ${page.length} requests\n${listed(page)}`;
    expect(sizeOf(page), said).toBeLessThanOrEqual(bytes);
    expect(page.length, said).toBeLessThanOrEqual(requests);
    expect(pictures.length, listed(pictures)).toBeLessThanOrEqual(most);
    expect(sizeOf(pictures), listed(pictures)).toBeLessThanOrEqual(mostBytes);
  });
}
