import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../contract/kit/contrast.ts';
import { type MailFrame, renderMail } from './layout.ts';
import { mailColors } from './mail-colors.ts';
import type { MailBlock } from './message.ts';

const frame = (blocks: readonly MailBlock[], changes: Partial<MailFrame> = {}): MailFrame => ({
  message: { subject: 'Betreff', preheader: 'Vorschau', heading: 'Überschrift', blocks },
  locale: 'de',
  tenant: {
    name: 'Chemie & Co.',
    color: '#00758f',
    logo: null,
    imprint_url: 'https://chemie.example/imprint',
    privacy_url: null,
    support_email: 'hilfe@chemie.example',
  },
  reachable: false,
  ...changes,
});

const payload = `<img src=x onerror=alert(1)>"'&`;

describe('the look of mails', () => {
  it('escapes user text in every place it can stand', () => {
    const blocks: MailBlock[] = [
      { kind: 'text', text: payload },
      { kind: 'note', text: payload },
      { kind: 'code', code: payload },
      { kind: 'quote', text: payload, by: payload },
      { kind: 'list', items: [payload] },
      { kind: 'link', text: payload, url: `https://app.example/#"><script>${payload}` },
      { kind: 'facts', facts: [{ label: payload, value: payload }] },
      { kind: 'button', label: payload, url: `https://app.example/#"><script>${payload}` },
    ];
    const mail = frame(blocks);
    const { html } = renderMail({
      ...mail,
      message: { ...mail.message, subject: payload, preheader: payload, heading: payload },
      tenant: { ...mail.tenant, name: payload },
    });
    expect(html).not.toMatch(/<img|<script|onerror=alert\(1\)>/);
    expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;&quot;&#39;&amp;/g)?.length).toBeGreaterThanOrEqual(12);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'app.example'])(
    'refuses %s as a link',
    (url) => {
      expect(() => renderMail(frame([{ kind: 'button', label: 'Öffnen', url }]))).toThrow(TypeError);
    },
  );

  it('makes no button of a way aside, and one tap of a contact', () => {
    const { html } = renderMail(
      frame([
        { kind: 'link', text: 'Doch nicht?', url: 'https://chemie.example/withdraw' },
        { kind: 'facts', facts: [{ label: 'Telefon', value: '0221 4711', url: 'tel:+492214711' }] },
      ]),
    );
    expect(html).not.toContain('class="button"');
    expect(html).toContain('href="https://chemie.example/withdraw"');
    expect(html).toContain('href="tel:+492214711"');
    const misled = { label: 'Telefon', value: '0221', url: 'javascript:alert(1)' };
    expect(() => renderMail(frame([{ kind: 'facts', facts: [misled] }]))).toThrow(TypeError);
  });

  it('says the same in text, with the link written out and replies explained', () => {
    const { text } = renderMail(
      frame([
        { kind: 'text', text: 'Hallo Mina,\r\n\r\nzwei Zeilen\nText.' },
        { kind: 'quote', text: 'Komm vorbei.', by: 'Jonas' },
        { kind: 'facts', facts: [{ label: 'Ort', value: 'Kiel' }] },
        { kind: 'code', code: '482913' },
        { kind: 'list', items: ['eins', 'zwei'] },
        { kind: 'link', text: 'Doch nicht?', url: 'https://chemie.example/pings/1/withdraw' },
        { kind: 'button', label: 'Antworten', url: 'https://chemie.example/pings/1/answer#token=abc' },
      ]),
    );
    expect(text).toBe(`Überschrift

Hallo Mina,

zwei Zeilen
Text.

> Komm vorbei.
> — Jonas

Ort: Kiel

    482913

- eins
- zwei

Doch nicht?
https://chemie.example/pings/1/withdraw

Antworten:
https://chemie.example/pings/1/answer#token=abc

-- 
Chemie & Co.
Antworten auf diese E-Mail liest niemand. Fragen beantwortet hilfe@chemie.example.
Impressum: https://chemie.example/imprint
`);
  });

  it('sets the other answer below its button as a link, and writes out the one address alone', () => {
    const url = 'https://chemie.example/a#token=b';
    const aside = { label: 'Nein & danke', url: 'https://chemie.example/a#answer=no&token=b' };
    const { html, text } = renderMail(frame([{ kind: 'button', label: 'Antworten', url, aside }]));
    expect(html).toContain('href="https://chemie.example/a#answer=no&amp;token=b"');
    expect(html).toContain('>Nein &amp; danke</a>');
    expect(html.match(/>https:\/\/chemie\.example\/a#/g), 'as words').toHaveLength(1);
    expect(text).toContain(`Antworten:\n${url}\n\nNein & danke:\n${aside.url}`);
    const misled = { ...aside, url: 'javascript:alert(1)' };
    expect(() => renderMail(frame([{ kind: 'button', label: 'Antworten', url, aside: misled }]))).toThrow(TypeError);
  });

  it('names its language, the button and its plain link, and loads nothing from elsewhere', () => {
    const { html } = renderMail(
      frame([{ kind: 'button', label: 'Open', url: 'https://chemie.example/a#token=b' }], {
        locale: 'en',
        reachable: true,
      }),
    );
    expect(html).toContain('<html lang="en" dir="ltr">');
    expect(html.match(/href="https:\/\/chemie\.example\/a#token=b"/g)).toHaveLength(2);
    expect(html).toContain('Questions about Chemie &amp; Co. go to');
    expect(html).not.toMatch(/<script|<img|<link|src=|url\(|@import/);
  });

  it('writes a secret link out below everything else, and no link to a page that one finds without it', () => {
    const html = (url: string) =>
      renderMail(
        frame([
          { kind: 'button', label: 'Open', url },
          { kind: 'text', text: 'The rest of the letter' },
        ]),
      ).html;
    const secret = 'https://chemie.example/a#token=b';
    expect(html(secret).lastIndexOf(secret)).toBeGreaterThan(html(secret).indexOf('The rest of the letter'));
    expect(html('https://chemie.example/dashboard').match(/chemie\.example\/dashboard/g)).toHaveLength(1);
  });

  it('reads in any tenant colour, light and dark (WCAG AA)', () => {
    const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
    const awkward = ['#ffffff', '#000000', '#ffff00', '#808080', '#fefefe', '#010101'];
    fc.assert(
      fc.property(anyColor, (color) => {
        const ratios = Object.values(mailColors(color)).flatMap(({ fill, onFill, link, ground, surface }) => [
          contrast(fill, onFill),
          contrast(link, ground),
          contrast(link, surface),
        ]);
        expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 10_000, examples: awkward.map((color): [string] => [color]) },
    );
  });

  it('takes nothing but #rrggbb as a colour, for it stands in styles', () => {
    expect(() => mailColors('red;background:url(https://x.example)')).toThrow(RangeError);
  });
});
