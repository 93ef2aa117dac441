import { writtenDay } from '../../contract/kit/dates.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import { initials } from '../../contract/kit/initials.ts';
import { textOn } from '../../contract/profiles/text-on.ts';
import type { Config } from '../config.ts';
import { mailedPictureUrl } from '../files/pictures.routes.ts';
import { mailedSize } from '../files/renditions.ts';
import { translate } from '../i18n/texts.ts';
import { mailColors } from '../mail/mail-colors.ts';
import type { MailBlock, MailMark } from '../mail/message.ts';
import { tenantUrl } from '../tenants/tenant-url.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';

const texts = {
  logo: /*i18n*/ { id: 'mail.sender.logo', message: 'Logo of {organization}' },
  checked: /*i18n*/ { id: 'mail.sender.checked', message: 'checked by {tenant} on {day}' },
};

/** The company that writes, as far as a mail shows it. */
interface Sender {
  readonly name: string;
  readonly city: string | null;
  /** Since when the tenant vouches for it. */
  readonly verified_at: Date | null;
  readonly color: string | null;
  readonly logo: { readonly id: string; readonly width: number; readonly height: number } | null;
}

interface Reader {
  readonly config: Config;
  readonly tenant: TenantRow;
  readonly locale: Locale;
}

function markOf({ name, logo, color }: Sender, { config, tenant, locale }: Reader): MailMark {
  if (logo) {
    const src = tenantUrl(config, tenant, mailedPictureUrl(logo.id));
    return { src, ...mailedSize(logo), alt: translate(locale, texts.logo, { organization: name }) };
  }
  const { fill, onFill } = mailColors(tenant.color).light;
  const ink = textOn(color);
  return ink === undefined || color === null
    ? { letters: initials(name), ground: fill, ink: onFill }
    : { letters: initials(name), ground: color, ink };
}

/** Who writes, as the company's portrait has it: mark, name, town, and since when it has been checked. */
export function senderBlock(sender: Sender, reader: Reader): MailBlock {
  const { tenant, locale } = reader;
  const { name, city, verified_at: at } = sender;
  const day = at === null ? '' : writtenDay(locale, tenant.timezone, at);
  const checked = at === null ? null : translate(locale, texts.checked, { tenant: tenant.name, day });
  return { kind: 'sender', name, line: [city, checked].filter(Boolean).join(' · '), mark: markOf(sender, reader) };
}
