import type { Path } from '../paths/path.ts';
import { brokenNotice, brokenPromises } from './broken.ts';
import { type Chart, chartOf } from './chart.ts';
import { models } from '../../machines/models.ts';
import { allPaths } from '../paths/all-paths.ts';
import { indexPage, sectionPage } from './index-page.ts';
import { journeySection } from './journey.ts';
import { drawingOf } from './layout.ts';
import { lifecyclesSection } from './lifecycles.ts';
import { locales } from './phrases.ts';
import type { Pictures } from './pictures.ts';
import { presentedOrder } from './presentation.ts';
import type { Section } from './section.ts';
import { chartStyle, colours } from './shell.ts';
import { svgOf } from './svg.ts';
import { allTables } from './tables.ts';
import { textOf } from './text.ts';
import { traceabilitySection } from './traceability.ts';
import { verdictsSection } from './verdicts.ts';
import { viewsOf } from './views.ts';

/** Charts of all machines, in the order in which people meet them. */
export function allCharts(): Chart[] {
  const order = presentedOrder();
  return models.map(chartOf).toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

/** Everything in docs/diagrams by its name, the same bytes for the same machines; with pictures, the storyboard. */
export function diagramFiles(pictures?: Pictures): Map<string, string> {
  const charts = allCharts();
  const broken = brokenPromises();
  const paths: readonly Path[] = allPaths;
  const sections: readonly Section[] = [journeySection(), verdictsSection(), lifecyclesSection()];
  const files: readonly Section[] = [traceabilitySection()];
  return new Map([
    ...charts.flatMap((chart) =>
      locales.flatMap((locale) => [
        [`${chart.id}.${locale}.svg`, svgFile(chart, locale)] as const,
        [`${chart.id}.${locale}.txt`, textOf(chart, locale)] as const,
      ]),
    ),
    ...allTables().flatMap(({ id, lines }) =>
      locales.map((locale) => [`${id}.${locale}.txt`, `${lines.map((line) => line[locale]).join('\n')}\n`] as const),
    ),
    ...files.map((section) => [`${section.id}.html`, sectionPage(section)] as const),
    [
      'index.html',
      indexPage({ charts, paths, sections, files, notice: brokenNotice(broken), ...(pictures && { pictures }) }),
    ],
  ]);
}

/** A drawing that stands alone, as it is when everything that is too much is closed. */
function svgFile(chart: Chart, locale: (typeof locales)[number]): string {
  const [first] = viewsOf(chart);
  const style = `<style>\n${colours()}\n${chartStyle()}</style>\n<rect width="100%" height="100%" fill="var(--ground)"/>`;
  return `${svgOf(chart, drawingOf(chart, first?.open ?? []), { locales: [locale] }, style)}\n`;
}
