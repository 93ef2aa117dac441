import type { Locale } from '../../contract/kit/fields.ts';
import { allPaths } from '../paths/all-paths.ts';
import type { Path } from '../paths/path.ts';
import { addressOf } from '../product-routes.ts';
import { reasons, withoutPaths } from '../storyboard/situations.ts';
import { brokenPromises } from './broken.ts';
import type { Chart, ChartState } from './chart.ts';
import { pageNameOf } from './page-names.ts';
import { type Pictures, shotsOf } from './pictures.ts';
import { stepPicture } from '../paths/kit/camera.ts';
import { presentation } from './presentation.ts';
import { type Proof, returnsOf, sentencesOf } from './proofs.ts';
import { allCharts } from './read-chart.ts';
import { traceabilitySection } from './traced.ts';
import { statusesSection } from './statuses.ts';
import { toldStories } from './story.ts';
import { verdictsSection } from './verdicts.ts';

/** All that the site shows, in one language. */
export type Site = ReturnType<typeof siteOf>;
export type Sites = Readonly<Record<Locale, Site>>;
export type ChartPage = Site['charts'][number];
export type StatePage = ChartPage['states'][number];

/** What the site says of the product as it is now. */
export function sitesOf(pictures: Pictures = new Set()): Sites {
  const broken = brokenPromises();
  return { de: siteOf('de', pictures, broken), en: siteOf('en', pictures, broken) };
}

const siteOf = (locale: Locale, pictures: Pictures, broken: readonly string[]) => ({
  charts: allCharts(locale).map((chart) => chartPage(chart, locale, pictures)),
  stories: toldStories(locale),
  sections: [verdictsSection, statusesSection, traceabilitySection].map((make) => make(locale)),
  /** What no longer holds, a sentence each. */
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
      noPicture: reasons[`${chart.id}/${path}`]?.[locale],
    };
  };
  return {
    ...chart,
    lane: presentation(chart.id).lane,
    states: chart.states.map(statePage),
    paths: paths.map((path) => pathPage(path, locale, pictures)),
    /** Of the oracle. */
    sentences: sentences.map(({ id, words }) => ({ id, words })),
    /** Why the browser walks no path. */
    without: withoutPaths[chart.id]?.[locale],
  };
}

const pathPage = (path: Path, locale: Locale, pictures: Pictures) => ({
  id: path.id,
  name: path.name[locale],
  steps: path.steps.map(({ words, states }, index) => {
    const picture = stepPicture(path, index + 1, locale);
    return { words: words[locale], states, picture: pictures.has(picture) ? picture : undefined };
  }),
});
