import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'rolldown';
import { basePalette, type Mode } from '../../contract/kit/palette.ts';
import { mermaidOf } from './mermaid.ts';
import { allCharts } from './read-chart.ts';
import type { Sites } from './site-data.ts';

const own = join(import.meta.dirname, 'site');

export const machineTexts = (): Map<string, string> =>
  new Map(allCharts('en').map((chart) => [`${chart.id}.md`, mermaidOf(chart)]));

/** Writes a page that opens from disk, with all that it says in it; its program lies beside it. */
export async function writeSite(folder: string, name: string, sites: Sites): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), pageWith(sites));
  writeFileSync(join(folder, 'site.js'), await program());
}

const pageWith = (sites: Sites): string => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Werdegang</title>
<style>${styles()}</style>
</head>
<body>
<div id="site"></div>
<script type="application/json" id="data">${JSON.stringify(sites).replaceAll('<', '\\u003c')}</script>
<script src="site.js"></script>
</body>
</html>
`;

async function program(): Promise<string> {
  const { output } = await build({
    input: join(own, 'main.ts'),
    platform: 'browser',
    output: { format: 'iife', minify: true },
    write: false,
    logLevel: 'warn',
  });
  return output[0].code;
}

function styles(): string {
  const named = (mode: Mode) =>
    Object.entries(basePalette[mode]).map(
      ([name, colour]) => `--${name.replace(/[A-Z]/, '-$&').toLowerCase()}:${colour}`,
    );
  const colours = `:root{${named('light').join(';')}}@media (prefers-color-scheme:dark){:root{${named('dark').join(';')}}}`;
  const fonts = ['400', '700'].map((weight) => {
    const name = `../../../node_modules/@fontsource/lato/files/lato-latin-${weight}-normal.woff2`;
    const font = readFileSync(join(own, name)).toString('base64');
    return `@font-face{font-family:Lato;font-weight:${weight};src:url(data:font/woff2;base64,${font})}`;
  });
  const sheets = ['site', 'chart', 'narrow'].map((name) => readFileSync(join(own, `${name}.css`), 'utf8'));
  return [...fonts, colours, ...sheets].join('\n');
}
