import { isWordmark } from '../../contract/tenants/wordmark.ts';
import type { TenantLogo } from '../tenants/tenants.repository.ts';
import type { FramedMail } from './framed-mail.ts';
import { logoPart } from './logo-part.ts';
import { font, type MailColors } from './mail-colors.ts';
import { type Markup, markup } from './markup.ts';

/** Largest size of a logo, in pixels. */
const largest = { width: 240, height: 40 };

/**
 * Whose mail it is: a wide logo alone, another with the name beside it, without one the initial on the tenant's colour.
 * In the dark a logo stands on a light plate, for it was made for white.
 */
export function tenantHead({ tenantName: name, logo }: FramedMail, colors: MailColors): Markup {
  const isAlone = logo !== null && isWordmark(logo);
  return markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
${logo ? picture(logo, isAlone ? name : '', colors) : initial(name, colors)}${isAlone ? undefined : words(name, colors)}
</tr></table>`;
}

/** Where pictures are switched off, a wide logo's place is taken by the name. */
function picture(logo: TenantLogo, instead: string, { ink }: MailColors): Markup {
  const scale = Math.min(largest.width / logo.width, largest.height / logo.height);
  const [width, height] = [Math.round(logo.width * scale), Math.round(logo.height * scale)];
  return markup`<td class="plate"><img class="logo" src="cid:${logoPart(logo.hash)}" width="${width}" height="${height}" alt="${instead}" style="display:block;border:0;width:${width}px;height:${height}px;font-family:${font};font-size:17px;line-height:24px;font-weight:700;color:${ink}"></td>`;
}

const initial = (name: string, { fill, onFill }: MailColors): Markup =>
  markup`<td width="36" valign="top" aria-hidden="true"><div class="fill" style="width:36px;height:36px;border-radius:8px;background-color:${fill};color:${onFill};font-family:${font};font-size:18px;line-height:36px;font-weight:700;text-align:center">${(/^./u.exec(name)?.[0] ?? '').toUpperCase()}</div></td>`;

const words = (name: string, { ink }: MailColors): Markup => markup`
<td class="ink" style="padding:6px 0 6px 12px;font-family:${font};font-size:17px;line-height:24px;font-weight:700;color:${ink}">${name}</td>`;
