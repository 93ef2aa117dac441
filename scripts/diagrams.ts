import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagramFiles } from './diagrams/files.ts';

/** `npm run diagrams`: draws every machine into docs/diagrams. */
const folder = join(import.meta.dirname, '../docs/diagrams');
const files = diagramFiles();
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));
for (const [name, content] of files) writeFileSync(join(folder, name), content);
console.log(`${files.size} files in docs/diagrams: open index.html.`);
