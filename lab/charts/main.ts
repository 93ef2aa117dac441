import { parseArgs } from 'node:util';

/** What draws is loaded here: a machine that cannot even be made (a way that leads to no state) says so in its own words. */
const usage = 'npm run diagrams [-- --since <revision>]';
const options = { since: { type: 'string' }, json: { type: 'boolean' } } as const;
const { since, json } = await Promise.try(() => parseArgs({ options }).values).catch((error: unknown) =>
  endWith(2, error, '', usage),
);
const drawing = await import('./drawing.ts').catch((error: unknown) => endWith(1, error, "A machine can't be drawn. "));
if (json) drawing.tellFacts();
else {
  const { broken, told } = await drawing.draw(since).catch((error: unknown) => {
    if (error instanceof drawing.NoSuchRevision) return endWith(2, error, '', usage);
    throw error;
  });
  for (const sentence of broken) console.error(`Broken: ${sentence}`);
  console.log(told);
}

function endWith(code: number, error: unknown, before: string, after = ''): never {
  const why = error instanceof Error ? error.message : String(error);
  console.error(`${before}${why}\n${after}`.trim());
  process.exit(code);
}
