import { Resolver } from 'node:dns/promises';
import type { SenderCheck, SenderRecord } from '../../contract/tenants/sender.schema.ts';

/** Texts that name servers have for a name, each in its parts. Rejects with `code` `ENOTFOUND` or `ENODATA` where there are none. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

/** Two tries of so many milliseconds each: nobody waits longer than four seconds. */
const resolver = new Resolver({ timeout: 2_000, tries: 2 });
export const resolveTxt: ResolveTxt = (name) => resolver.resolveTxt(name);

/** No record is longer on a page than so many characters. */
const longest = 500;

async function textsOf(resolve: ResolveTxt, name: string): Promise<string[] | undefined> {
  try {
    return (await resolve(name)).map((parts) => parts.join(''));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return code === 'ENOTFOUND' || code === 'ENODATA' ? [] : undefined;
  }
}

function standingOf(texts: string[] | undefined, is: RegExp, isWeak: (text: string) => boolean): SenderRecord {
  if (!texts) return { standing: 'unanswered', text: null };
  const text = texts.find((one) => is.test(one));
  if (text === undefined) return { standing: 'missing', text: null };
  return { standing: isWeak(text) ? 'weak' : 'there', text: text.slice(0, longest) };
}

/**
 * What the name servers say of the domain an address sends from: SPF (RFC 7208), DKIM (RFC 6376) by its selector, and
 * DMARC (RFC 7489). It finds out what is there, not whether our server is the one that is meant.
 */
export async function checkSenderOf(
  address: string,
  selector: string | undefined,
  resolve: ResolveTxt,
): Promise<SenderCheck> {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const [spf, dkim, dmarc] = await Promise.all([
    textsOf(resolve, domain),
    selector === undefined ? [] : textsOf(resolve, `${selector}._domainkey.${domain}`),
    textsOf(resolve, `_dmarc.${domain}`),
  ]);
  return {
    domain,
    spf: standingOf(spf, /^v=spf1(?:\s|$)/i, (text) => !/\s[-~]all\b|\sredirect=/i.test(text)),
    dkim:
      selector === undefined
        ? { standing: 'unasked', text: null }
        : standingOf(dkim, /(?:^|;)\s*p=/i, (text) => /(?:^|;)\s*p=\s*(?:;|$)/i.test(text)),
    dmarc: standingOf(dmarc, /^v=DMARC1\s*(?:;|$)/i, (text) => !/;\s*p=\s*(?:quarantine|reject)/i.test(text)),
  };
}
