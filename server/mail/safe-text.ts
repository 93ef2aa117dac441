import * as v from 'valibot';
import { emailSchema } from '../../contract/kit/person-fields.ts';
import type { Mailbox } from './message.ts';

/** C0 and C1 controls, line and paragraph separators, bidi marks, embeddings and isolates, zero-width characters, lone surrogates. */
const unsafe = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2028\u2029\u2060-\u2069\ufeff\u061c]|\p{Surrogate}/gu;

/**
 * One line that may stand in a mail header: unsafe characters become a space, runs of spaces one, cut to `max` code points.
 * Bidi characters would let a name show as another address (SECURITY 14); an encoded word (`=?utf-8?Q?…?=`, RFC 2047)
 * would be decoded by the reader's program, line breaks and all, so its opening is parted.
 */
export const headerText = (text: string, max = 150): string =>
  Array.from(text.replace(unsafe, ' ').replace(/\s+/g, ' ').replaceAll('=?', '= ?').trim()).slice(0, max).join('');

/**
 * The mailbox with a clean name and a strictly checked address.
 * @throws TypeError when the address is not one (RFC 5321 dot-atom, 254 characters at most)
 */
export const checkedMailbox = ({ name, address }: Mailbox): Mailbox => {
  const parsed = v.safeParse(emailSchema, address);
  if (!parsed.success || parsed.output !== address) throw new TypeError('not a mail address');
  return { name: headerText(name, 120), address };
};

/** What counts as one recipient for the limits: case and a +tag make no other mailbox. */
export const recipientKey = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/** Text of a body: line breaks stay, other unsafe characters go. */
export const bodyText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .split('\n')
    .map((line) => line.replace(/\t/g, ' ').replace(unsafe, ''))
    .join('\n')
    .trim();
