import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import type { Locale } from '../../contract/kit/fields.ts';
import { mailKinds } from '../../server/mail/kinds.ts';
import { contactSheet, type Picture } from '../screens/contact-sheet.ts';
import { chromiumArguments, ensureBrowser } from '../support/browser.ts';
import { publishTerms } from '../support/terms.ts';
import { createWorld } from '../support/world.ts';
import { keepMails, keptMails, type MadeMail, speakFromNowOn } from './caught.ts';
import { minors } from './guardian-scenes.ts';
import { accounts, companies, messages, time } from './scenes.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'mails');
const locales = ['de', 'en'] as const;
/** A kind that nobody sends any more. */
const unsent = 'invitation_accepted';
const sizes = [
  ['light', 390],
  ['dark', 390],
  ['light', 1280],
] as const;

/** Everything that the product writes, in both languages, from the real server. */
async function write(): Promise<readonly MadeMail[]> {
  const world = await createWorld();
  try {
    await keepMails(world.db);
    for (const [at, locale] of locales.entries()) {
      const version = 1000 * at + 1;
      // oxlint-disable-next-line no-await-in-loop -- one language after the other
      await speakFromNowOn(world.db, locale);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const texts = (await publishTerms(world, world.other, version))[locale];
      for (const scene of [accounts, companies, messages, minors, time])
        // oxlint-disable-next-line no-await-in-loop -- one scene after the other
        await scene({ world, locale, texts, version });
    }
    return await keptMails(world.db);
  } finally {
    await world.close();
  }
}

/** One of each subject's beginning: a kind may say several things. */
const distinct = (mails: readonly MadeMail[]): readonly MadeMail[] => [
  ...new Map(mails.map((mail) => [`${mail.kind} ${mail.locale} ${headingOf(mail)}`, mail])).values(),
];
/** What it says, without what is different each time. */
const headingOf = ({ subject }: MadeMail): string =>
  subject
    .replaceAll(/\d+/g, '')
    .replaceAll(/\p{Lu}[\p{L}-]+/gu, '')
    .trim();

async function portray(browser: Browser, mails: readonly MadeMail[]): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  const page = await browser.newPage();
  // pictures of the tenant's own host are not what is looked at here
  await page.route('**/*', (route) => route.abort());
  const counted = new Map<string, number>();
  for (const { kind, locale, subject, html } of mails) {
    const which = (counted.get(kind + locale) ?? 0) + 1;
    counted.set(kind + locale, which);
    const name = which === 1 ? kind : `${kind}-${which}`;
    // oxlint-disable-next-line no-await-in-loop -- one mail after the other
    await page.setContent(html);
    for (const [scheme, width] of sizes) {
      const file = `${name}.${width}.${locale}.${scheme}.png`;
      // oxlint-disable-next-line no-await-in-loop -- as above
      await page.setViewportSize({ width, height: 200 });
      // oxlint-disable-next-line no-await-in-loop -- as above
      await page.emulateMedia({ colorScheme: scheme });
      // oxlint-disable-next-line no-await-in-loop -- as above
      await page.screenshot({ path: join(folder, file), fullPage: true });
      pictures.push({ file, name, route: subject, width, locale, scheme });
    }
  }
  return pictures;
}

/** `npm run mails`: a picture of every kind of mail in `mails/`, on a phone, in the dark and wide, with a contact sheet. */
async function main(): Promise<void> {
  const mails = await write();
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumArguments });
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const pictures = await portray(browser, distinct(mails));
    const sheet = join(folder, 'index.html');
    await writeFile(sheet, contactSheet(pictures));
    console.log(`${pictures.length} pictures of ${distinct(mails).length} mails: ${relative(root, sheet)}`);
  } finally {
    await browser.close();
  }
  const missing = Object.keys(mailKinds)
    .filter((kind) => kind !== unsent)
    .flatMap((kind) =>
      locales
        .filter((locale: Locale) => !mails.some((mail) => mail.kind === kind && mail.locale === locale))
        .map((locale) => `${kind} (${locale})`),
    );
  if (missing.length === 0) return;
  console.error(`No scene writes: ${missing.join(', ')}`);
  process.exitCode = 1;
}

await main();
