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

/** A page as one audience meets it. */
export interface PageLine {
  readonly name: RouteName;
  readonly audience: Audience;
  readonly path: string;
  readonly guards: readonly string[];
  readonly page: Page;
  readonly isBuilt: boolean;
}

/** A path whatever its parameters are called. */
export const shapeOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '{id}');

/** Two audiences may have pages of their own at one path: built is the one whose guards the router asks. */
const isThere = (page: Page, path: string, guards: readonly string[]): boolean =>
  productRoutes.some(
    (route) =>
      shapeOf(route.path) === shapeOf(path) &&
      (page.area !== undefined || guards.every((guard) => route.facts.guards.includes(guard))),
  );

const linesOf = (pages: Readonly<Record<string, Page>>): PageLine[] =>
  Object.entries(pages).flatMap(([name, page]) =>
    Object.entries(page.paths).map(([who, path]) => {
      const audience = who as Audience;
      const guards = guardsOf(page, audience);
      return { name: name as RouteName, audience, path, guards, page, isBuilt: isThere(page, path, guards) };
    }),
  );

const specifiedLines: readonly PageLine[] = linesOf(specifiedPages);
const furtherLines: readonly PageLine[] = linesOf(furtherPages);
export const pageLines: readonly PageLine[] = [...specifiedLines, ...furtherLines];

const audienceWords: Readonly<Record<Audience, string>> = {
  anybody: 'anybody',
  guest: 'guests',
  everybody: 'everybody with an account',
  applicant: 'applicants',
  employee: 'employees',
  tenant_member: 'staff',
  administrator: 'administrators',
};

const rowOf = ({ name, audience, path, guards, page, isBuilt }: PageLine): string => {
  const asked = page.area === undefined ? guards.join(', ') || 'none' : `its own verdict (${page.area})`;
  const screen = isBuilt ? pageNameOf(name, 'en') : '*to come*';
  return `| ${name} | ${audienceWords[audience]} | \`${path}\` | ${asked} | ${screen === name ? 'there' : screen} |`;
};

const table = (lines: readonly PageLine[]): string =>
  ['| Name | For | Path | Guards | Screen |', '| --- | --- | --- | --- | --- |', ...lines.map(rowOf)].join('\n');

/** `docs/pages.md`: every page by its name, with a path for each audience, its guards and its screen. */
export const pagesText = (): string => `# The pages

Made by \`npm run diagrams\` from \`src/routes/pages.ts\`; a test compares it with the router. A screen is named by its heading. On every page \`fetch-tenant\` and \`fetch-me\` come first.

## Of the specification

${table(specifiedLines)}

## Further ones

${table(furtherLines)}
`;
