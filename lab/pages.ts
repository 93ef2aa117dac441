import {
  type Audience,
  furtherPages,
  guardsOf,
  type Page,
  type RouteName,
  specifiedPages,
} from '../src/routes/pages.ts';
import { pageNameOf } from './charts/page-names.ts';
import { productRoutes } from './product-routes.ts';

/** A path whatever its parameters are called. */
export const shapeOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '{id}');

/** Two audiences may have pages of their own at one path: built is the one whose guards the router asks. */
const isThere = (page: Page, path: string, guards: readonly string[]): boolean =>
  productRoutes.some(
    (route) =>
      shapeOf(route.path) === shapeOf(path) &&
      (page.area !== undefined || guards.every((guard) => route.facts.guards.includes(guard))),
  );

const linesOf = (pages: Readonly<Record<string, Page>>) =>
  Object.entries(pages).flatMap(([name, page]) =>
    Object.entries(page.paths).map(([who, path]) => {
      const audience = who as Audience;
      const guards = guardsOf(page, audience);
      return { name: name as RouteName, audience, path, guards, page, isBuilt: isThere(page, path, guards) };
    }),
  );

const specifiedLines = linesOf(specifiedPages);
const furtherLines = linesOf(furtherPages);
export const pageLines = [...specifiedLines, ...furtherLines];

const rowOf = ({ name, audience, path, guards, page, isBuilt }: (typeof pageLines)[number]): string => {
  const asked = page.area === undefined ? guards.join(', ') || 'none' : `its own verdict (${page.area})`;
  const screen = isBuilt ? pageNameOf(name, 'en') : '*to come*';
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
