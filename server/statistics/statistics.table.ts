import { areaInWords } from '../../contract/applicants/area-words.ts';
import { unmatchableReasons } from '../../contract/applicants/unmatchable-reasons.ts';
import type {
  ApplicantStatistics,
  EmployeeStatistics,
  OrganizationStatistics,
  Ranking,
} from '../../contract/statistics/statistics.schema.ts';
import type { TableColumn } from '../kit/tables.ts';
import { usageWords, statusWords } from '../organizations/desk.words.ts';
import { pingWords, reasonWords, searchWords } from './statistics.words.ts';
import { statisticsMessages } from './statistics.messages.ts';

/** A line of a plot, in the English of the page; a name stands as it is. */
export interface Line {
  readonly plot: string;
  readonly line: string;
  readonly isName?: boolean;
  /** A name that is said in words around a town. */
  readonly isArea?: boolean;
  readonly count: number;
}

export const lineColumns: readonly TableColumn<Line>[] = [
  { header: statisticsMessages.plot, cell: ({ plot }, { word }) => word(plot) },
  {
    header: statisticsMessages.line,
    cell: ({ line, isName, isArea }, { word, locale }) =>
      isArea ? areaInWords(locale, line) : isName ? line : word(line),
  },
  { header: statisticsMessages.count, cell: ({ count }) => count },
];

const each = (plot: string, lines: readonly (readonly [line: string, count: number])[]): Line[] =>
  lines.map(([line, count]) => ({ plot, line, count }));
const by = <Key extends string>(
  plot: string,
  words: Readonly<Record<Key, string>>,
  counts: Readonly<Record<Key, number>>,
) =>
  each(
    plot,
    (Object.keys(words) as Key[]).map((key) => [words[key], counts[key]]),
  );
const ranked = (plot: string, { top, rest, none }: Ranking, others: string, without: string): Line[] => [
  ...top.map(({ name, count }) => ({ plot, line: name, isName: true, count })),
  ...each(plot, [
    [others, rest],
    [without, none],
  ]),
];

/** Stretches of time by their days, which every spreadsheet takes. */
const over = <Stretch extends { readonly from: string; readonly until: string }>(
  plot: string,
  course: readonly Stretch[],
  of: (stretch: Stretch) => number,
): Line[] =>
  course.map((stretch) => {
    const { from, until } = stretch;
    return { plot, line: from === until ? from : `${from} – ${until}`, isName: true, count: of(stretch) };
  });

export const applicantLines = (of: ApplicantStatistics): Line[] => [
  ...each('How far they have come', [
    ['Registered', of.total],
    ['E-mail address confirmed', of.verified],
    ['Profile complete', of.onboarded],
    ['Terms accepted', of.tos_accepted],
    ['Can be found', of.matchable],
  ]),
  ...each(
    'Why others can’t be found',
    unmatchableReasons.map((reason) => [reasonWords[reason], of.unmatchable_reasons[reason]]),
  ),
  ...by('Their search', searchWords, of.by_search_status),
  ...ranked('What they want to learn', of.by_occupation, 'Other occupations', 'Not chosen yet'),
  ...ranked('Who recommended them', of.by_source, 'Other companies', 'Without a code'),
  ...ranked('Where they live', of.by_area, 'Other areas', 'Without a known area').map((line) => ({
    ...line,
    isArea: line.isName ?? false,
  })),
  ...(of.new === null
    ? []
    : each('Registered', [
        ['Last 7 days', of.new.days_7],
        ['Last 30 days', of.new.days_30],
      ])),
  ...over('Registered over time', of.course, ({ registered }) => registered),
];

export const employeeLines = (of: EmployeeStatistics): Line[] => [
  ...each('Their employees', [
    ['Registered', of.total],
    ['E-mail address confirmed', of.verified],
    ['Profile complete', of.onboarded],
    ['Here in the last 30 days', of.active_30_days],
  ]),
  ...by('What became of them', pingWords, of.pings_by_status),
  ...over('Messages over time', of.course, ({ sent }) => sent),
  ...over('of these with a yes', of.course, ({ accepted }) => accepted),
];

export const organizationLines = (of: OrganizationStatistics): Line[] => [
  ...by('Where they stand', statusWords, of.by_status),
  ...by('What they are here for', usageWords, of.by_usage_type),
  ...each('What they have', [
    ['A published profile', of.with_profile],
    ['An active code', of.with_code],
    ['An active alert', of.with_alert],
  ]),
  ...each('Activity', [['Stands still', of.stalled]]),
];
