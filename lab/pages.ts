import {
  type Audience,
  furtherPages,
  guardsOf,
  type Page,
  type RouteName,
  specifiedPages,
} from '../src/routes/pages.ts';
import { pageNameOf } from './charts/page-names.ts';

/** A path whatever its parameters are called. */
export const shapeOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '{id}');

const linesOf = (pages: Readonly<Record<string, Page>>) =>
  Object.entries(pages).flatMap(([name, page]) =>
    Object.entries(page.paths).map(([who, path]) => {
      const audience = who as Audience;
      return { name: name as RouteName, audience, path, guards: guardsOf(page, audience), area: page.area };
    }),
  );

const specifiedLines = linesOf(specifiedPages);
const furtherLines = linesOf(furtherPages);
export const pageLines = [...specifiedLines, ...furtherLines];

const rowOf = ({ name, audience, path, guards, area }: (typeof pageLines)[number]): string => {
  const asked = area === undefined ? guards.join(', ') || 'none' : `its own verdict (${area})`;
  const screen = pageNameOf(name, 'en');
  return `| ${name} | ${audience} | \`${path}\` | ${asked} | ${screen === name ? 'there' : screen} |`;
};

const table = (lines: typeof pageLines): string =>
  ['| Name | For | Path | Guards | Screen |', '| --- | --- | --- | --- | --- |', ...lines.map(rowOf)].join('\n');

export const pagesText = (): string => `# The pages

Made by \`npm run diagrams\` from \`src/routes/pages.ts\`; a test compares it with the router. Everybody has an account, anybody needs none. A screen is named by its heading. On every page \`fetch-tenant\` and \`fetch-me\` come first.

## Of the specification

${table(specifiedLines)}

## Further ones

${table(furtherLines)}
`;
