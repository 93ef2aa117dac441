import { expect, test } from '@playwright/test';
import { renderMail } from '../../server/mail/layout.ts';
import type { MailBlock } from '../../server/mail/message.ts';
import { barriers } from '../support/barriers.ts';
import { isLong } from '../support/page-fixtures.ts';

const word = 'Bundesausbildungsförderungsverwaltungsgesellschaftsvorstand';
const url = `https://app.example/renew#token=${'0'.repeat(120)}`;

/** One of each kind, with the longest words that a company or a person may write. */
const blocks: readonly MailBlock[] = [
  { kind: 'text', text: `Guten Tag ${word},\n\n${word} hat geschrieben.` },
  {
    kind: 'sender',
    name: word,
    line: `${word} · geprüft von ${word}`,
    mark: { letters: 'BA', ground: '#0f766e', ink: '#ffffff' },
  },
  {
    kind: 'sender',
    name: word,
    line: word,
    mark: { src: 'https://app.example/logo.png', width: 144, height: 56, alt: `Logo von ${word}` },
  },
  { kind: 'quote', text: word.repeat(3), by: word },
  { kind: 'code', code: '123456' },
  { kind: 'list', items: [word] },
  {
    kind: 'facts',
    facts: [
      { label: 'Ausbildungsberuf', value: word },
      { label: 'E-Mail-Adresse', value: `${word.toLowerCase()}@example.org`, url: 'mailto:a@example.org' },
    ],
  },
  { kind: 'button', label: `Zusagen bei ${word}`, url },
  { kind: 'link', text: 'Doch nicht?', url },
  { kind: 'note', text: word },
];

for (const [width, colorScheme] of [
  [320, 'light'],
  [390, 'dark'],
] as const) {
  test(
    `a mail full of long words fits ${width} pixels, ${colorScheme}: nothing is cut off, and everything can be read`,
    isLong,
    async ({ browser }) => {
      const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
      const { html } = renderMail({
        message: { subject: 'Betreff', preheader: 'Vorschau', heading: `${word} interessiert sich für dich`, blocks },
        locale: 'de',
        tenant: {
          name: `Verband ${word}`,
          color: '#00758f',
          logo: null,
          imprint_url: 'https://chemie.example/imprint',
          privacy_url: null,
          support_email: `hilfe@${word.toLowerCase()}.example`,
        },
        reachable: true,
      });
      await page.setContent(html);
      const beyond = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('body *')]
          .filter((it) => it.checkVisibility() && it.getBoundingClientRect().right > window.innerWidth + 0.5)
          .map((it) => `${it.tagName} ${it.innerText.slice(0, 40)}`),
      );
      expect(beyond).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await barriers(page)).toEqual([]);
      await page.close();
    },
  );
}
