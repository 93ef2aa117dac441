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

  it('says the same in text, with the link written out and replies explained', () => {
    const { text } = renderMail(
      frame([
        { kind: 'text', text: 'Hallo Mina,\r\n\r\nzwei Zeilen\nText.' },
        { kind: 'quote', text: 'Komm vorbei.', by: 'Jonas' },
        { kind: 'facts', facts: [{ label: 'Ort', value: 'Kiel' }] },
        { kind: 'code', code: '482913' },
        { kind: 'list', items: ['eins', 'zwei'] },
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

Antworten:
https://chemie.example/pings/1/answer#token=abc

-- 
Chemie & Co.
Antworten auf diese E-Mail liest niemand. Fragen beantwortet hilfe@chemie.example.
Impressum: https://chemie.example/imprint
`);
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

  it('reads in any tenant colour, light and dark (WCAG AA)', () => {
    const steps = ['00', '33', '66', '99', 'cc', 'ff'];
    const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));
    const failing = colors.filter((color) =>
      Object.values(mailColors(color)).some(
        ({ fill, onFill, link, ground, surface }) =>
          contrast(fill, onFill) < 4.5 || contrast(link, ground) < 4.5 || contrast(link, surface) < 4.5,
      ),
    );
    expect(colors).toHaveLength(216);
    expect(failing).toEqual([]);
  });

  it('takes nothing but #rrggbb as a colour, for it stands in styles', () => {
    expect(() => mailColors('red;background:url(https://x.example)')).toThrow(RangeError);
  });
});
