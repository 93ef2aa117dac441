import { parseArgs } from 'node:util';

/**
 * `npm run diagrams` draws every machine into flows/, which is not committed, and its text into docs/machines; with
 * `-- --since <revision>` flows/since.html shows what was added, removed and changed since then. What draws is loaded
 * here: a machine that cannot even be made (a way that leads to no state) says so in its own words.
 */
const usage = 'npm run diagrams [-- --since <revision>]';
const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const { since, json } = asked();
if (process.exitCode === undefined) {
  const drawing = await import('./drawing.ts').catch((error: unknown) => {
    console.error(`A machine can't be drawn. ${sentenceOf(error)}`);
    process.exitCode = 1;
  });
  try {
    if (json) drawing?.tellFacts();
    else if (drawing) {
      const { broken, told } = await drawing.draw(since);
      for (const sentence of broken) console.error(`Broken: ${sentence}`);
      console.log(told);
    }
  } catch (error) {
    if (drawing && !(error instanceof drawing.NoSuchRevision)) throw error;
    console.error(`${sentenceOf(error)}\n${usage}`);
    process.exitCode = 2;
  }
}

function asked(): { since?: string; json?: boolean } {
  try {
    return parseArgs({ options: { since: { type: 'string' }, json: { type: 'boolean' } } }).values;
  } catch (error) {
    console.error(`${sentenceOf(error)}\n${usage}`);
    process.exitCode = 2;
    return {};
  }
}
