import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import {
  type EmailTemplate,
  mostTemplates,
  mostTemplatesADay,
  type TemplateStatus,
} from '../../contract/email-templates/email-templates.schema.ts';
import {
  changeTemplate,
  madeTemplate,
  moveTemplate,
  publishedTemplate,
  readTemplate,
  sendable,
} from '../support/email-templates.ts';
import { type Company, company, errorsOf, made, move, shown } from '../support/profiles.ts';
import { inLine } from '../support/waiting-line.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** More of the same, made by somebody else or by the same one. */
async function plant(
  template: EmailTemplate,
  count: number,
  { status, by }: { readonly status: TemplateStatus; readonly by: string | null },
): Promise<void> {
  const row = await world.db.kysely
    .selectFrom('email_templates')
    .selectAll()
    .where('id', '=', template.id)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: count }, () => ({ ...row, id: crypto.randomUUID(), status, created_by: by }));
  await world.db.kysely.insertInto('email_templates').values(rows).execute();
}
const create = ({ browser }: Company) =>
  browser.call(emailTemplates.create, { body: { name: 'Neu', purpose: 'ping' } });
const full = [422, { name: [expect.stringContaining('50 templates')] }];

test('there are no more in use than one can look through, restored ones counted', async () => {
  const by = await company(world);
  const first = await madeTemplate(by.browser);
  await plant(first, mostTemplates - 1, { status: 'draft', by: null });
  expect(errorsOf(await create(by))).toEqual(full);
  await moveTemplate(by.browser, first, 'archive');
  expect((await create(by)).status, 'as the refusal says').toBe(201);
  expect(errorsOf(await moveTemplate(by.browser, first, 'restore'))).toEqual(full);
  expect((await readTemplate(by.browser, first)).status).toBe('archived');
});

test('one person makes so many a day, whatever becomes of them', async () => {
  const by = await company(world);
  const first = await madeTemplate(by.browser);
  await plant(first, mostTemplatesADay - 2, { status: 'archived', by: by.owner.id });
  expect([(await create(by)).status, (await create(by)).status]).toEqual([201, 429]);
});

test('who began to make one before the last was written makes no more', async () => {
  const by = await company(world);
  await plant(await madeTemplate(by.browser), mostTemplates - 2, { status: 'published', by: null });
  const held = [['organizations', by.owner.organization_id ?? '']] as const;
  const replies = await inLine(
    world.db,
    held,
    () => create(by),
    () => create(by),
  );
  expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422]);
});

test('there is one default, however many choose at once', async () => {
  const { browser } = await company(world);
  const some = [await publishedTemplate(browser), await publishedTemplate(browser), await publishedTemplate(browser)];
  for (let round = 0; round < 3; round += 1) {
    const replies = await Promise.all(some.map((one) => changeTemplate(browser, one, { is_default: true })));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  }
  const whose = await Promise.all(some.map((one) => readTemplate(browser, one)));
  expect(whose.filter(({ is_default }) => is_default)).toHaveLength(1);
});

test('none is published with a profile that is withdrawn at once', async () => {
  const by = await company(world);
  const [usual, face] = [await made(by, shown), await made(by, shown)];
  for (const profile of [usual, face]) await move(by, profile, 'publish');
  const template = await madeTemplate(by.browser, { ...sendable, profile_id: face.id });
  for (let round = 0; round < 5; round += 1) {
    const [published, withdrawn] = await Promise.all([
      moveTemplate(by.browser, template, 'publish'),
      move(by, face, 'unpublish'),
    ]);
    expect([published.status, withdrawn.status]).not.toEqual([200, 200]);
    if (published.status === 200) await moveTemplate(by.browser, template, 'edit');
    if (withdrawn.status === 200) await move(by, face, 'publish');
  }
});
