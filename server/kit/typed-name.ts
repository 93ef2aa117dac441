const plain = (name: string): string => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** Whether somebody typed the name that stands above the field, to confirm what can't be undone. */
export const isTypedName = (typed: string, name: string): boolean => plain(typed) === plain(name);
