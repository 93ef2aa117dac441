/** `npm run test:all` asks everything that `npm test` asks in part. */
export const isWhole = process.env['TEST_WHOLE'] !== undefined;

/** All of many alike in a whole run, else every so-manieth, which ones in turn: over some calls each has had its turn. */
export function someOf<Item>(all: readonly Item[], every: number, turn = 0): readonly Item[] {
  return isWhole ? all : all.filter((_, index) => (index + turn) % every === 0);
}
