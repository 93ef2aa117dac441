/** Where most people's private mailboxes are; those one slip away from another here are real, too. */
const domains = [
  'gmail.com',
  'googlemail.com',
  'mail.com',
  'ymail.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  'posteo.de',
  'proton.me',
  't-online.de',
  'freenet.de',
  'icloud.com',
  'outlook.de',
  'outlook.com',
  'live.de',
  'live.com',
  'hotmail.de',
  'hotmail.com',
  'yahoo.de',
  'yahoo.com',
  'aol.com',
];

/** The domain that was probably meant: one letter more, less, wrong or swapped away from a common one. */
export function likelyDomain(address: string): string | undefined {
  const [, typed = ''] = /^.+@(.+)$/.exec(address.trim().toLowerCase()) ?? [];
  return domains.includes(typed) ? undefined : domains.find((one) => isOneSlipFrom(typed, one));
}

function isOneSlipFrom(typed: string, word: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const [rest, target] = [typed.slice(at), word.slice(at)];
  return (
    rest.slice(1) === target ||
    rest === target.slice(1) ||
    rest.slice(1) === target.slice(1) ||
    (rest[0] === target[1] && rest[1] === target[0] && rest.slice(2) === target.slice(2))
  );
}
