/** Two spellings that reach one inbox at common providers: case, what follows a plus, dots before the at sign. */
export function inbox(email: string): string {
  const [local = '', domain = ''] = email.trim().normalize('NFC').toLowerCase().split('@');
  return `${(local.split('+')[0] ?? '').replaceAll('.', '')}@${domain.replace(/^googlemail\.com$/, 'gmail.com')}`;
}

/** Whether a guardian's address is the applicant's own in another spelling: nobody is their own guardian. */
export const isSameInbox = (one: string, other: string): boolean => inbox(one) === inbox(other);
