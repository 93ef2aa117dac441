import type { TemplatePurpose } from '../../contract/email-templates/placeholders.ts';
import { aroundLink } from '../../contract/email-templates/render.ts';
import type { MailBlock } from '../mail/message.ts';

const textBlocks = (text: string): MailBlock[] => (text === '' ? [] : [{ kind: 'text', text }]);

/** A filled text as a mail shows it: its link as a button where the text has it; without one, at the end. */
export function letterBlocks(text: string, purpose: TemplatePurpose, button: MailBlock): MailBlock[] {
  const { before, after } = aroundLink(text, purpose);
  return [...textBlocks(before), button, ...textBlocks(after)];
}
