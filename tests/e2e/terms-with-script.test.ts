import { listTerms, publishTerms } from '../../contract/terms/terms.endpoints.ts';
import { expect, test } from '../support/page-fixtures.ts';

const hostile = [
  '<script>window.hit = 1</script>',
  '<img src=x onerror="window.hit = 2">',
  '</textarea></main><iframe src="javascript:window.hit = 3"></iframe>',
  '[hier](javascript:window.hit=4) {{7*7}} {applicant.firstname}',
  'é 👩‍👩‍👧 \u202Erechts\u202C ä',
];

test('terms with a program in them are words: to who agrees, on paper, and to who compares the versions', async ({
  open,
  world,
}) => {
  const administrator = await world.person('chemie', { type: 'administrator' });
  const client = await world.as(administrator);
  const [former] = (await client.call(listTerms)).body.data;
  const publish = async (replaces: number, text: { de: string; en: string }) =>
    (await client.call(publishTerms, { body: { replaces, material: false, text } })).body.data.version;
  const words = ['Bedingungen', ...hostile].join('\n\n');
  const version = await publish(former?.version ?? 0, { de: words, en: words });

  const applicant = await open('chemie');
  await applicant.enter(await world.person('chemie', { stage: 'onboarded' }), '/tos/accept');
  const { page } = applicant;
  await page.getByText(applicant.say('The terms of use in full')).click();
  await page.emulateMedia({ media: 'print' });
  for (const part of hostile)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await expect(page.getByText(part).first(), 'on paper too').toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  const desk = await open('chemie');
  await desk.enter(administrator, '/terms');
  await expect(desk.page.getByText(hostile[1] ?? '').first()).toBeAttached();
  for (const read of [page, desk.page]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    expect(
      await read.evaluate(() => [Reflect.get(globalThis, 'hit'), document.querySelectorAll('iframe').length]),
    ).toEqual([undefined, 0]);
  }
  if (former) await publish(version, former.text);
});
