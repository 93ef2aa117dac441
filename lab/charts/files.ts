import { brokenNotice, brokenPromises } from './broken.ts';
import { type Chart, chartOf } from './chart.ts';
import { models } from '../../machines/models.ts';
import { allPaths } from '../paths/all-paths.ts';
import { indexPage, sectionPage } from './index-page.ts';
import { journeySection } from './journey.ts';
import { lifecyclesSection } from './lifecycles.ts';
import { linksSection } from './links.ts';
import { mermaidOf } from './mermaid.ts';
import { program } from './shell.ts';
import type { Pictures } from './pictures.ts';
import { presentedOrder } from './presentation.ts';
import type { Section } from './section.ts';
import { traceabilitySection } from './traceability.ts';
import { verdictsSection } from './verdicts.ts';

/** Charts of all machines, in the order in which people meet them. */
export function allCharts(): Chart[] {
  const order = presentedOrder();
  return models.map(chartOf).toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

/** The committed texts in docs/machines, the same for the same machines. */
export const machineTexts = (): Map<string, string> =>
  new Map(allCharts().map((chart) => [`${chart.id}.md`, mermaidOf(chart)]));

/** The whole site by its files' names; with pictures, the storyboard. */
export function siteFiles(pictures?: Pictures): Map<string, string> {
  const sections: readonly Section[] = [journeySection(), linksSection(), verdictsSection(), lifecyclesSection()];
  const files: readonly Section[] = [traceabilitySection()];
  const notice = brokenNotice(brokenPromises());
  return new Map([
    ...files.map((section) => [`${section.id}.html`, sectionPage(section)] as const),
    [
      'index.html',
      indexPage({ charts: allCharts(), paths: allPaths, sections, files, notice, ...(pictures && { pictures }) }),
    ],
    ['page.js', program()],
  ]);
}
