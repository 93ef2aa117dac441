import type { Locale } from '../../contract/kit/fields.ts';
import { allPaths } from '../paths/all-paths.ts';
import type { Path } from '../paths/path.ts';
import { withoutPaths } from '../paths/without-paths.ts';
import { addressOf } from '../product-routes.ts';
import { reasons } from '../storyboard/situations.ts';
import { brokenPromises } from './broken.ts';
import type { Chart, ChartState, Mark } from './chart.ts';
import { type Joint, jointsOf } from './joints.ts';
import { pageNameOf } from './page-names.ts';
import { type Pictures, type Shot, shotsOf } from './pictures.ts';
import { stepPicture } from '../paths/kit/camera.ts';
import { type Lane, presentation } from './presentation.ts';
import { type Proof, returnsOf, sentencesOf } from './proofs.ts';
import { allCharts } from './read-chart.ts';
import { traceabilitySection } from './traced.ts';
import { statusesSection } from './statuses.ts';
import { type ToldStory, toldStories } from './story.ts';
import type { Section } from './table.ts';
import { verdictsSection } from './verdicts.ts';

/** All that the site shows, in one language. */
export interface Site {
  readonly charts: readonly ChartPage[];
  readonly stories: readonly ToldStory[];
  readonly sections: readonly Section[];
  /** What no longer holds, a sentence each. */
  readonly broken: readonly string[];
  readonly since?: Since;
}
export type Sites = Readonly<Record<Locale, Site>>;

/** What is not as it was in an earlier revision. */
export interface Since {
  readonly revision: string;
  readonly changes: readonly Change[];
}

export interface Change {
  readonly mark: Mark;
  /** Where it stands now. */
  readonly address: string;
  readonly place: string;
  readonly told: string;
}

export interface ChartPage extends Omit<Chart, 'states'> {
  readonly lane: Lane;
  readonly states: readonly StatePage[];
  readonly paths: readonly PathPage[];
  /** Of the oracle. */
  readonly sentences: readonly { readonly id: string; readonly words: string }[];
  /** What it and the session tell each other. */
  readonly joints: readonly Joint[];
  /** Why the browser walks no path. */
  readonly without?: string;
}

export interface StatePage extends ChartState {
  /** The pages that show it, by heading and address; none where any page may, or none does. */
  readonly pages: readonly { readonly title: string; readonly address: string }[];
  /** Ids of the paths that come by, and of the tests that come back to it or reload while it waits. */
  readonly tests: readonly string[];
  readonly sentences: readonly string[];
  readonly shots: readonly Shot[];
  readonly noPicture?: string;
}

export interface PathPage {
  readonly id: string;
  readonly name: string;
  readonly steps: readonly { readonly words: string; readonly states: readonly string[]; readonly picture?: string }[];
}

/** What the site says of the product as it is now. */
export const sitesOf = (pictures: Pictures = new Set()): Sites => ({
  de: siteOf('de', pictures),
  en: siteOf('en', pictures),
});

const siteOf = (locale: Locale, pictures: Pictures): Site => ({
  charts: allCharts(locale).map((chart) => chartPage(chart, locale, pictures)),
  stories: toldStories(locale),
  sections: [verdictsSection, statusesSection, traceabilitySection].map((make) => make(locale)),
  broken: brokenPromises(),
});

function chartPage(chart: Chart, locale: Locale, pictures: Pictures): ChartPage {
  const paths = allPaths.filter(({ machine }) => machine === chart.id);
  const sentences = sentencesOf(chart.id);
  const proofs: readonly Proof[] = [
    ...paths.map(({ id, steps }) => ({ id, states: new Set(steps.flatMap(({ states }) => states)) })),
    ...returnsOf(chart.id),
  ];
  const statePage = (state: ChartState): StatePage => {
    const { path, route } = state;
    const isWithin = (one: string) => `${one}.`.startsWith(`${path}.`);
    const comeBy = (some: readonly Proof[]) =>
      some.filter(({ states }) => [...states].some(isWithin)).map(({ id }) => id);
    const routes = route === undefined || route === '*' ? [] : route.split(' ');
    const noPicture = reasons[`${chart.id}/${path}`]?.[locale];
    return {
      ...state,
      pages: routes.map((name) => ({ title: pageNameOf(name, locale), address: addressOf(name) })),
      tests: comeBy(proofs),
      sentences: comeBy(sentences),
      shots: shotsOf(chart.id, path, locale, pictures),
      ...(noPicture !== undefined && { noPicture }),
    };
  };
  const without = withoutPaths[chart.id]?.reason[locale];
  return {
    ...chart,
    lane: presentation(chart.id).lane,
    joints: jointsOf(chart.id, locale),
    states: chart.states.map(statePage),
    paths: paths.map((path) => pathPage(path, locale, pictures)),
    sentences: sentences.map(({ id, words }) => ({ id, words })),
    ...(without !== undefined && { without }),
  };
}

function pathPage(path: Path, locale: Locale, pictures: Pictures): PathPage {
  const steps = path.steps.map(({ words, states }, index) => {
    const picture = stepPicture(path, index + 1, locale);
    return { words: words[locale], states, ...(pictures.has(picture) && { picture }) };
  });
  return { id: path.id, name: path.name[locale], steps };
}
