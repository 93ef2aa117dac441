/** What makes two spellings of an address the same account: case and Unicode form. */
export const emailKey = (email: string): string => email.trim().normalize('NFC').toLowerCase();
