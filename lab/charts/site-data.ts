import { globSync } from 'node:fs';
import type { Locale } from '../../contract/kit/fields.ts';
import { thrownBy } from '../oracle/broken.ts';
import { type Product, product } from '../oracle/product.ts';
import { sentences as oracle } from '../oracle/sentences.ts';
import { allInterrupted, allPaths, allReturns } from '../paths/all-paths.ts';
import type { Path } from '../paths/kit/cover.ts';
import { addressOf } from '../product-routes.ts';
import { withoutPaths } from '../storyboard/situations.ts';
import { brokenPromises } from './broken.ts';
import type { Chart, ChartState } from './chart.ts';
import { pageNameOf } from './page-names.ts';
import { statePicture, stepPicture } from '../paths/kit/camera.ts';
import type { FlowName } from '../paths/kit/flow.ts';
import { activeStates } from '../../machines/kit/coverage.ts';
import { presentation } from './presentation.ts';
import { allCharts } from './read-chart.ts';
import { traceabilitySection } from './traced.ts';
import { statusesSection } from './statuses.ts';
import { toldStories } from './story.ts';
import { verdictsSection } from './verdicts.ts';

export type Site = ReturnType<typeof siteOf>;
export type Sites = Readonly<Record<Locale, Site>>;
export type ChartPage = Site['charts'][number];
export type StatePage = ChartPage['states'][number];

export function sitesOf(pictures: Pictures = new Set()): Sites {
  const broken = brokenPromises();
  return { de: siteOf('de', pictures, broken), en: siteOf('en', pictures, broken) };
}

const siteOf = (locale: Locale, pictures: Pictures, broken: readonly string[]) => ({
  charts: allCharts(locale).map((chart) => chartPage(chart, locale, pictures)),
  stories: toldStories(locale),
  sections: [verdictsSection, statusesSection, traceabilitySection].map((make) => make(locale)),
  broken,
});

function chartPage(chart: Chart, locale: Locale, pictures: Pictures) {
  const paths = allPaths.filter(({ machine }) => machine === chart.id);
  const sentences = sentencesOf(chart.id);
  const proofs: readonly Proof[] = [
    ...paths.map(({ id, steps }) => ({ id, states: new Set(steps.flatMap(({ states }) => states)) })),
    ...returnsOf(chart.id),
  ];
  const statePage = (state: ChartState) => {
    const { path, route } = state;
    const isWithin = (one: string) => `${one}.`.startsWith(`${path}.`);
    const comeBy = (some: readonly Proof[]) =>
      some.filter(({ states }) => [...states].some(isWithin)).map(({ id }) => id);
    const routes = route === undefined || route === '*' ? [] : route.split(' ');
    return {
      ...state,
      /** The pages that show it, by heading and address; none where any page may, or none does. */
      pages: routes.map((name) => ({ title: pageNameOf(name, locale), address: addressOf(name) })),
      /** Ids of the paths that come by, and of the tests that come back to it or reload while it waits. */
      tests: comeBy(proofs),
      sentences: comeBy(sentences),
      shots: shotsOf(chart.id, path, locale, pictures),
    };
  };
  return {
    ...chart,
    lane: presentation(chart.id).lane,
    states: chart.states.map(statePage),
    paths: paths.map((path) => pathPage(path, locale, pictures)),
    sentences: sentences.map(({ id, words }) => ({ id, words })),
    without: Object.entries(withoutPaths).find(([, ids]) => ids.includes(chart.id))?.[0],
  };
}

const pathPage = (path: Path, locale: Locale, pictures: Pictures) => ({
  id: path.id,
  name: path.name,
  steps: path.steps.map(({ words, states }, index) => {
    const picture = stepPicture(path, index + 1, locale);
    return { words, states, picture: pictures.has(picture) ? picture : undefined };
  }),
});

/** The pictures of real screens that a folder holds, by their addresses in it; none without a folder. */
type Pictures = ReadonlySet<string>;

export const picturesIn = (folder: string): Pictures =>
  new Set(globSync('*/*.png', { cwd: folder }).map((name) => name.replaceAll('\\', '/')));

/** The flows in which people meet a machine; one of its own name where no path walks it. */
export function flowsOf(machine: string): readonly FlowName[] {
  const walked = new Map(allPaths.filter((path) => path.machine === machine).map(({ flow }) => [flow.id, flow]));
  return walked.size === 0 ? [{ id: machine }] : [...walked.values()];
}

/** The pictures of a state in each flow, on a phone first; with whose flow it is, where a machine has several. */
const shotsOf = (machine: string, state: string, locale: Locale, known: Pictures) =>
  flowsOf(machine).flatMap(({ id, title }) => {
    const names = (['phone', 'desktop'] as const).map((form) => statePicture(id, state, locale, form));
    const pictures = names.filter((name) => known.has(name));
    return pictures.length === 0 ? [] : [{ flow: id, title: title?.[locale], pictures }];
  });

/** What proves a machine beside the paths in the browser, with the states it is about. */
interface Proof {
  readonly id: string;
  readonly states: ReadonlySet<string>;
}

/** Tests in the browser that come back to states in every way there is, or reload while states wait for the answer. */
const returnsOf = (machine: string): Proof[] =>
  [...allReturns, ...allInterrupted]
    .filter((path) => path.machine === machine)
    .map(({ id, steps }) => ({ id, states: new Set(steps.at(-1)?.states) }));

/** Each is shown once more to see by which states it comes; one that the product departs from, as far as it goes. */
export const sentencesOf = (machine: string, shown = product): (Proof & { readonly words: string })[] =>
  oracle
    .filter(({ about }) => about === machine)
    .map(({ id, words, shownBy }) => {
      const states = new Set<string>();
      const watch: Product['watch'] = (snapshot) => activeStates(snapshot).forEach((state) => states.add(state));
      // what it departs from, or breaks, the oracle's own test says
      thrownBy(() => shownBy({ ...shown, watch }));
      return { id, words, states };
    });
