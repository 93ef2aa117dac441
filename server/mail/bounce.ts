/** Of a reply (RFC 3463); some servers send none. */
const enhancedCode = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/;

/** What is wrong with the recipient's address, and a mailbox that is disabled; not the sender's address (5.1.7, 5.1.8). */
const aboutMailbox = ['5.1.0', '5.1.1', '5.1.2', '5.1.3', '5.1.4', '5.1.6', '5.1.10', '5.2.1'];

/**
 * Without an enhanced code: no such mailbox, not here any more, not a name of one (RFC 5321, 4.2.3), where the words say so
 * too. Many say 550 about the sender as well: a list of bad addresses, or a relay of one's own that wants a login.
 */
const bare = [550, 551, 553];
const noMailbox =
  /\b(?:no such|unknown|invalid|non-?existent) (?:user|mailbox|recipient|account)|(?:\b(?:user|mailbox|recipient|account)|^\d{3}[ -]address)\b.{0,40}\b(?:unknown|unavailable|not found|does ?n[o’']t exist|not exist|disabled|inactive|invalid|not local)/i;
/** Of whoever sends. */
const aboutUs = /\b(?:senders?|clients?|hosts?|ip)\b/i;

/** The same of what was noted of an error, its message alone. */
export const isNoMailbox = (message: string): boolean =>
  !aboutUs.test(message) &&
  (noMailbox.test(message) || aboutMailbox.some((code) => ` ${message} `.includes(` ${code} `)));

/**
 * Whether the mailbox takes no mail at all: refused as a recipient, for a reason of its own. By then nobody has seen what
 * stands in the mail, so nobody can silence another by what they write; our own reputation is no reason (5.7), and a mailbox
 * that is full (5.2.2) is emptied.
 */
export function isBounce(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, response, responseCode } = error as Error & Readonly<Record<string, unknown>>;
  if (command !== 'RCPT TO' || typeof responseCode !== 'number' || responseCode < 500) return false;
  const [, enhanced] = enhancedCode.exec(String(response)) ?? [];
  const isVague = enhanced === undefined || enhanced === '5.1.0';
  if (isVague && aboutUs.test(String(response))) return false;
  if (enhanced !== undefined) return aboutMailbox.includes(enhanced);
  return bare.includes(responseCode) && noMailbox.test(String(response));
}
