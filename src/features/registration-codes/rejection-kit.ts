import type { Handout } from '../../../contract/registration-codes/registration-codes.schema.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** The text as a mail program takes it from the clipboard: paragraphs, the link as a link, the QR code below. */
export function rejectionHtml(text: string, link: string, png: string): string {
  const anchor = `<a href="${escape(link)}">${escape(link)}</a>`;
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escape(paragraph).replaceAll('\n', '<br>').replace(escape(link), anchor)}</p>`);
  return `${paragraphs.join('')}<p><img src="${png}" alt="${escape(link)}" width="160" height="160"></p>`;
}

/** Puts text and QR code on the clipboard; only the text where the browser takes nothing else. */
export async function copyRejection(text: string, link: string, { png }: Handout['qr']): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(text);
  const blob = (content: string, type: string) => new Blob([content], { type });
  return navigator.clipboard.write([
    new ClipboardItem({
      'text/plain': blob(text, 'text/plain'),
      'text/html': blob(rejectionHtml(text, link, png), 'text/html'),
    }),
  ]);
}

/** The QR code as a file of its own. */
export const qrSvg = ({ size, path }: Handout['qr']): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
