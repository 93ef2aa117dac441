/** By this the focus finds somebody's row. */
export const rowId = (key: string): string => `row-${key}`;
