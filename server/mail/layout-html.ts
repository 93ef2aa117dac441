import { logoPlate } from '../../contract/kit/palette.ts';
import type { FramedMail } from './framed-mail.ts';
import { tenantHead } from './layout-head.ts';
import { font, type MailColors, mailColors } from './mail-colors.ts';
import { Markup, markup } from './markup.ts';
import type { MailBlock, MailLink } from './message.ts';

const mono = "ui-monospace,Menlo,Consolas,'Courier New',monospace";

/**
 * The mail as HTML. Mail programs know little: tables for the frame, styles inline, and one style element that
 * narrows the frame on phones and turns the colours where the reader's system is dark.
 */
export function renderHtml(mail: FramedMail): string {
  const { light, dark } = mailColors(mail.color);
  const { message } = mail;
  return markup`<!doctype html>
<html lang="${mail.locale}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${message.subject}</title>
<style>${styles(dark)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:${light.ground};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${message.preheader}${filler}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.ground}"><tr><td align="center" class="outer" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;table-layout:fixed;text-align:left;${longWords}">
<tr><td class="head" style="padding:0 4px 20px">${tenantHead(mail, light)}</td></tr>
<tr><td class="surface card" style="padding:40px;background-color:${light.surface};border:1px solid ${light.line};border-radius:12px;font-family:${font}">
<h1 class="ink title" style="margin:0 0 20px;font-size:28px;line-height:36px;font-weight:300;color:${light.ink}">${message.heading}</h1>
${message.blocks.map((block) => blockHtml(block, light))}
${message.blocks.flatMap((block) => buttonHint(block, light, mail.buttonHint))}
</td></tr>
<tr><td class="soft head" style="padding:20px 4px 0;font-family:${font};font-size:13px;line-height:20px;color:${light.inkSoft}">${foot(mail, light)}</td></tr>
</table>
</td></tr></table>
</body>
</html>`.html;
}

/** Names and addresses of any length stay within the page; the second is for programs that don't know the first. */
const longWords = new Markup('overflow-wrap:anywhere;word-break:break-word;hyphens:auto');

/** Keeps mail programs from filling the preview line with the text that follows. */
const filler = new Markup('&#847;&zwnj;&nbsp;'.repeat(60));

const styles = (dark: MailColors): Markup =>
  new Markup(`:root{color-scheme:light dark}
.card>:last-child{margin-bottom:0!important}
@media (max-width:600px){.outer{padding:20px 0 32px!important}.head{padding-left:20px!important;padding-right:20px!important}.card{padding:28px 20px!important;border-left:0!important;border-right:0!important;border-radius:0!important}.title{font-size:26px!important;line-height:34px!important}.button{width:100%!important}.button a{display:block!important;text-align:center!important}}
@media (prefers-color-scheme:dark){.ground{background-color:${dark.ground}!important}.surface{background-color:${dark.surface}!important;border-color:${dark.line}!important}.sunken{background-color:${dark.sunken}!important}.ink{color:${dark.ink}!important}.soft{color:${dark.inkSoft}!important}.line{border-color:${dark.line}!important}.fill{background-color:${dark.fill}!important;color:${dark.onFill}!important}.edge{border-color:${dark.fill}!important}.plate{padding:6px 10px!important;border-radius:8px!important;background-color:${logoPlate}!important}.link{color:${dark.link}!important}}`);

function foot({ tenantName, contactLine, support, links }: FramedMail, colors: MailColors): Markup {
  const address = markup`<a class="soft" href="mailto:${support}" style="color:${colors.inkSoft};text-decoration:underline">${support}</a>`;
  const [before = '', ...after] = contactLine.split(support);
  const line = links.map(
    ({ label, url }) =>
      markup` &nbsp;·&nbsp; <a class="soft" href="${url}" style="color:${colors.inkSoft};text-decoration:underline">${label}</a>`,
  );
  return markup`${before}${after.length > 0 ? address : undefined}${after.join(support)}<br>${tenantName}${line}`;
}

type Of<Kind extends MailBlock['kind']> = Extract<MailBlock, { readonly kind: Kind }>;

function blockHtml(block: MailBlock, colors: MailColors): Markup {
  if (block.kind === 'button') return button(block, colors);
  if (block.kind === 'sender') return sender(block, colors);
  if (block.kind === 'link') return asideLink(block, colors);
  if (block.kind === 'code') return code(block, colors);
  if (block.kind === 'facts') return facts(block, colors);
  if (block.kind === 'list') return list(block, colors);
  if (block.kind === 'quote') return quote(block, colors);
  return paragraphs(block.text, block.kind === 'note' ? note(colors) : prose(colors));
}

interface Paragraph {
  readonly name: 'ink' | 'soft';
  readonly style: string;
}

const prose = ({ ink }: MailColors): Paragraph => ({
  name: 'ink',
  style: `margin:0 0 16px;font-size:17px;line-height:26px;color:${ink}`,
});
const note = ({ inkSoft }: MailColors): Paragraph => ({
  name: 'soft',
  style: `margin:0 0 12px;font-size:14px;line-height:22px;color:${inkSoft}`,
});

/** The mark beside the name, in a table of its own so that a long name stretches no plate; a program that fetches no pictures shows what it is of. */
function sender({ name, line, mark }: Of<'sender'>, { ink, inkSoft, line: edge }: MailColors): Markup {
  const picture =
    'src' in mark
      ? markup`<td class="plate" style="padding:6px 8px;border-radius:8px;background-color:${logoPlate};font-size:12px;line-height:16px;color:#5f5a50"><img class="face" src="${mark.src}" width="${mark.width}" height="${mark.height}" alt="${mark.alt}" style="display:block;border:0;width:${mark.width}px;height:${mark.height}px"></td>`
      : markup`<td width="56" height="56" align="center" bgcolor="${mark.ground}" style="width:56px;min-width:56px;height:56px;border-radius:8px;background-color:${mark.ground};color:${mark.ink};font-size:20px;line-height:24px;font-weight:700">${mark.letters}</td>`;
  const about =
    line === ''
      ? undefined
      : markup`<br><span class="soft" style="font-size:14px;line-height:20px;font-weight:400;color:${inkSoft}">${line}</span>`;
  return markup`<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;border-bottom:1px solid ${edge}"><tr><td style="padding:0 0 16px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td valign="top"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${picture}</tr></table></td><td class="ink" style="padding:0 0 0 14px;font-size:17px;line-height:24px;font-weight:700;color:${ink}">${name}${about}</td></tr></table></td></tr></table>`;
}

function code(block: Of<'code'>, { sunken, ink }: MailColors): Markup {
  return markup`<div class="sunken ink" style="margin:8px 0 24px;padding:20px 12px;border-radius:8px;background-color:${sunken};color:${ink};font-family:${mono};font-size:34px;line-height:40px;letter-spacing:8px;text-indent:8px;text-align:center;-webkit-user-select:all;user-select:all">${block.code}</div>`;
}

function list({ items }: Of<'list'>, { ink }: MailColors): Markup {
  const points = items.map((item) => markup`<li style="margin:0 0 6px">${lines(item)}</li>`);
  return markup`<ul class="ink" style="margin:0 0 16px;padding-left:22px;font-size:17px;line-height:26px;color:${ink}">${points}</ul>`;
}

function quote({ text, by }: Of<'quote'>, colors: MailColors): Markup {
  const author = by === undefined ? undefined : paragraphs(by, note(colors));
  return markup`<div class="edge" style="margin:8px 0 24px;padding:2px 0 1px 20px;border-left:3px solid ${colors.fill}">${paragraphs(text, prose(colors))}${author}</div>`;
}

function button({ label, url, aside }: Of<'button'>, colors: MailColors): Markup {
  const other =
    aside && markup`<p style="margin:0 0 16px;font-size:17px;line-height:26px">${underlined(aside, colors)}</p>`;
  return markup`<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0" style="margin:12px 0 16px"><tr><td class="fill" bgcolor="${colors.fill}" style="border-radius:8px;background-color:${colors.fill}"><a class="fill" href="${url}" style="display:inline-block;padding:13px 28px;border-radius:8px;background-color:${colors.fill};color:${colors.onFill};font-size:17px;line-height:22px;font-weight:700;text-decoration:none">${label}</a></td></tr></table>${other}`;
}

const underlined = ({ label, url }: MailLink, { link }: MailColors): Markup =>
  markup`<a class="link" href="${url}" style="display:inline-block;padding:8px 0;color:${link};text-decoration:underline">${label}</a>`;

/** A link with a secret in full, below everything else; a page of its own is found without one. */
function buttonHint(block: MailBlock, colors: MailColors, hint: string): readonly Markup[] {
  if (block.kind !== 'button' || !block.url.includes('#')) return [];
  return [
    markup`<p class="soft" style="margin:20px 0 0;font-size:13px;line-height:20px;color:${colors.inkSoft}">${hint}<br>${plainLink(block.url, colors)}</p>`,
  ];
}

function asideLink({ text, url }: Of<'link'>, colors: MailColors): Markup {
  const { name, style } = note(colors);
  return markup`<p class="${name}" style="${style}">${lines(text)}<br>${plainLink(url, colors)}</p>`;
}

const plainLink = (url: string, { link }: MailColors, label = url): Markup =>
  markup`<a class="link" href="${url}" style="color:${link};word-break:break-all">${label}</a>`;

function facts({ facts: rows }: Of<'facts'>, colors: MailColors): Markup {
  const cell = `padding:10px 0;border-top:1px solid ${colors.line};font-size:15px;line-height:22px;vertical-align:top`;
  return markup`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">${rows.map(
    ({ label, value, url }) =>
      markup`<tr><th scope="row" class="soft line" align="left" width="38%" style="${cell};padding-right:16px;font-weight:400;color:${colors.inkSoft}">${label}</th><td class="ink line" style="${cell};color:${colors.ink}">${url === undefined ? lines(value) : plainLink(url, colors, value)}</td></tr>`,
  )}</table>`;
}

/** An empty line parts paragraphs, a single break stays one. */
function paragraphs(text: string, { name, style }: Paragraph): Markup {
  return markup`${text.split(/\n{2,}/).map((part) => markup`<p class="${name}" style="${style}">${lines(part)}</p>`)}`;
}

function lines(text: string): Markup {
  const [first = '', ...rest] = text.split('\n');
  return markup`${first}${rest.map((line) => markup`<br>${line}`)}`;
}
