import type { Locale } from '../../contract/kit/fields.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import { type TextValues, translate } from '../i18n/texts.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import type { FramedMail } from './framed-mail.ts';
import { renderHtml } from './layout-html.ts';
import { layoutMessages } from './layout.messages.ts';
import { renderText } from './layout-text.ts';
import type { MailLink, MailMessage } from './message.ts';
import { bodyText } from './safe-text.ts';

export interface MailFrame {
  readonly message: MailMessage;
  readonly locale: Locale;
  readonly tenant: Pick<TenantRow, 'name' | 'color' | 'logo' | 'imprint_url' | 'privacy_url' | 'support_email'>;
  /** Somebody reads replies. */
  readonly reachable: boolean;
  /** The page where mails like this one are switched off, where they can be. */
  readonly unsubscribe?: string | null;
}

/**
 * HTML and text of a mail in the tenant's name, colour and logo, everything escaped. The logo comes along as the part
 * that `logoPart` names.
 * @throws TypeError for a link that is neither http nor https, or a contact that is neither mailto nor tel
 */
export function renderMail({ message, locale, tenant, reachable, unsubscribe = null }: MailFrame): {
  html: string;
  text: string;
} {
  const say = (text: Message, values?: TextValues): string => translate(locale, text, values);
  const links = [
    { label: say(layoutMessages.imprint), url: tenant.imprint_url },
    { label: say(layoutMessages.privacy), url: tenant.privacy_url },
    { label: say(layoutMessages.unsubscribe), url: unsubscribe },
  ];
  const mail: FramedMail = {
    message: cleanMessage(message),
    locale,
    tenantName: bodyText(tenant.name),
    color: tenant.color,
    logo: tenant.logo,
    support: tenant.support_email,
    contactLine: say(reachable ? layoutMessages.questions : layoutMessages.noReplies, {
      tenant: bodyText(tenant.name),
      support: tenant.support_email,
    }),
    buttonHint: say(layoutMessages.buttonHint),
    links: links.flatMap(({ label, url }) => (url === null ? [] : [{ label, url: webLink(url) }])),
  };
  return { html: renderHtml(mail), text: renderText(mail) };
}

function cleanMessage(message: MailMessage): MailMessage {
  return {
    subject: bodyText(message.subject),
    preheader: bodyText(message.preheader),
    heading: bodyText(message.heading),
    blocks: message.blocks.map((block) => {
      switch (block.kind) {
        case 'button':
          return { ...block, ...cleanLink(block), ...(block.aside && { aside: cleanLink(block.aside) }) };
        case 'link':
          return { ...block, text: bodyText(block.text), url: webLink(block.url) };
        case 'facts':
          return {
            ...block,
            facts: block.facts.map(({ label, value, url }) => ({
              label: bodyText(label),
              value: bodyText(value),
              ...(url === undefined ? {} : { url: contactLink(url) }),
            })),
          };
        case 'sender':
          return {
            ...block,
            name: bodyText(block.name),
            line: bodyText(block.line),
            mark:
              'src' in block.mark
                ? { ...block.mark, src: webLink(block.mark.src), alt: bodyText(block.mark.alt) }
                : { ...block.mark, letters: bodyText(block.mark.letters) },
          };
        case 'list':
          return { ...block, items: block.items.map(bodyText) };
        case 'code':
          return { ...block, code: bodyText(block.code) };
        case 'quote':
          return {
            ...block,
            text: bodyText(block.text),
            ...(block.by === undefined ? {} : { by: bodyText(block.by) }),
          };
        default:
          return { ...block, text: bodyText(block.text) };
      }
    }),
  };
}

const cleanLink = ({ label, url }: MailLink): MailLink => ({ label: bodyText(label), url: webLink(url) });

function contactLink(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'mailto:' && protocol !== 'tel:') throw new TypeError('a contact in a mail is mailto or tel');
  return href;
}

function webLink(url: string): string {
  const { protocol, href } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('a link in a mail is http or https');
  return href;
}
