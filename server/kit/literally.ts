/** Without the characters that `like` takes for more than themselves. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
