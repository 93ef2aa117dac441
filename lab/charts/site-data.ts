import { lineOf, type Chart, type ChartState } from './chart.ts';
import { brokenPromises } from './broken.ts';
import { allPaths } from '../paths/all-paths.ts';
import type { Path } from '../paths/path.ts';
import { type Joint, jointsOf, jointsTitle } from './joints.ts';
import { type PageName, pageNameOf } from './page-names.ts';
import { flowsOf, type Pictures, type Shot, shotsOf, whyNone } from './pictures.ts';
import { type Lane, presentation } from './presentation.ts';
import { type Proof, proofsOf } from './proofs.ts';
import { allCharts } from './read-chart.ts';
import { pagesSection, traceabilitySection } from './reference.ts';
import { statusesSection } from './statuses.ts';
import { toldStories } from './stories.ts';
import type { ToldStory } from './story.ts';
import type { CellChange, Section } from './table.ts';
import type { Text } from './text.ts';
import { verdictsSection } from './verdicts.ts';

/** All that the site shows, in both languages. */
export interface Site {
  readonly charts: readonly ChartPage[];
  readonly stories: readonly ToldStory[];
  readonly sections: readonly Section[];
  /** What no longer holds, a sentence each. */
  readonly broken: readonly string[];
  readonly since?: Since;
}

/** What is not as it was in an earlier revision. */
export interface Since {
  readonly revision: string;
  readonly parts: readonly { readonly id: string; readonly title: Text; readonly changes: readonly CellChange[] }[];
}

export interface ChartPage extends Omit<Chart, 'states'> {
  readonly lane: Lane;
  readonly states: readonly StatePage[];
  readonly paths: readonly PathPage[];
  /** Of the oracle. */
  readonly sentences: readonly { readonly id: string; readonly words: string }[];
  /** What it and the session tell each other. */
  readonly joints: { readonly title: Text; readonly told: readonly Joint[] };
  /** Why the browser walks no path. */
  readonly without?: Text;
}

export interface StatePage extends ChartState {
  /** The pages that show it; none where any page may, or none does. */
  readonly pages: readonly PageName[];
  /** Ids of the paths that come by, of the tests that come back to it, of those that reload while it waits, and of the oracle's sentences. */
  readonly tests: readonly string[];
  readonly sentences: readonly string[];
  readonly shots: readonly Shot[];
  readonly noPicture?: Text;
}

export interface PathPage extends Pick<Path, 'id' | 'name'> {
  readonly steps: readonly (Pick<Path['steps'][number], 'words' | 'states'> & { readonly picture?: Text })[];
}

const noPictures: Pictures = { ofState: () => undefined, ofStep: () => undefined };

/** What the site says of the product as it is now. */
export function siteOf(pictures: Pictures = noPictures): Site {
  return {
    charts: allCharts().map((chart) => chartPage(chart, pictures)),
    stories: toldStories(),
    sections: [verdictsSection(), statusesSection(), pagesSection(), traceabilitySection()],
    broken: brokenPromises(),
  };
}

export function chartPage(chart: Chart, pictures: Pictures = noPictures): ChartPage {
  const paths = allPaths.filter(({ machine }) => machine === chart.id);
  const flows = flowsOf(allPaths, chart.id);
  const proofs = proofsOf(chart.id);
  const statePage = (state: ChartState): StatePage => {
    const { path, route } = state;
    const within = new Set(chart.states.filter((one) => lineOf(chart, one.path).includes(path)).map((one) => one.path));
    const comeBy = (some: readonly Proof[]) =>
      some.filter(({ states }) => !states.isDisjointFrom(within)).map(({ id }) => id);
    const walked = paths.filter(({ steps }) => steps.some(({ states }) => states.some((one) => within.has(one))));
    const noPicture = whyNone(chart.id, path);
    return {
      ...state,
      pages: route === undefined || route === '*' ? [] : route.split(' ').map(pageNameOf),
      tests: [...walked.map(({ id }) => id), ...comeBy([...proofs.returns, ...proofs.interrupted])],
      sentences: comeBy(proofs.sentences),
      shots: shotsOf(flows, path, pictures),
      ...(noPicture && { noPicture }),
    };
  };
  const without = proofs.without?.reason;
  return {
    ...chart,
    lane: presentation(chart.id).lane,
    joints: { title: jointsTitle(chart.id), told: jointsOf(chart.id) },
    states: chart.states.map(statePage),
    paths: paths.map((path) => pathPage(path, pictures)),
    sentences: proofs.sentences.map(({ id, words }) => ({ id, words })),
    ...(without && { without }),
  };
}

function pathPage(path: Path, { ofStep }: Pictures): PathPage {
  const { id, name, steps } = path;
  return {
    id,
    name,
    steps: steps.map(({ words, states }, index) => {
      const pictures = { de: ofStep(path, index + 1, 'de') ?? '', en: ofStep(path, index + 1, 'en') ?? '' };
      return { words, states, ...((pictures.de || pictures.en) && { picture: pictures }) };
    }),
  };
}
