/** An address leads to the same page with a slash at its end, and in capitals. */
export const plainPathname = (pathname: string): string => pathname.replace(/\/$/u, '').toLowerCase();
