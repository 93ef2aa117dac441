/** Content-ID of the part of a mail that is the logo: a mail never fetches it, so nobody learns who opened it. */
export const logoPart = (hash: string): string => `${hash}@logo`;
