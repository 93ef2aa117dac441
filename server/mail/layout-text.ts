import type { FramedMail } from './framed-mail.ts';
import type { MailBlock } from './message.ts';

/** The mail for readers without HTML: same words, same order. */
export function renderText({ message, tenantName, contactLine, links }: FramedMail): string {
  const foot = ['-- ', tenantName, contactLine, ...links.map(({ label, url }) => `${label}: ${url}`)].join('\n');
  return `${[message.heading, ...message.blocks.map(blockText), foot].join('\n\n')}\n`;
}

function blockText(block: MailBlock): string {
  switch (block.kind) {
    case 'button':
      return [block, ...(block.aside ? [block.aside] : [])].map(({ label, url }) => `${label}:\n${url}`).join('\n\n');
    case 'link':
      return `${block.text}\n${block.url}`;
    case 'sender':
      return block.line === '' ? block.name : `${block.name}\n${block.line}`;
    case 'code':
      return `    ${block.code}`;
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n');
    case 'quote':
      return [...block.text.split('\n'), ...(block.by === undefined ? [] : [`— ${block.by}`])]
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    default:
      return block.text;
  }
}
