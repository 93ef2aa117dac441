import type { Locale } from '../../contract/kit/fields.ts';
import type { Chart, ChartState, Way } from './chart.ts';
import type { Text } from './markup.ts';
import { both, phrases, type StateKind, stateKinds, type WayKind } from './phrases.ts';

/**
 * A machine as text: for a reader who sees no pictures, for a diff that shows what a change means, and for the
 * comparison with an earlier revision, which reads it back (`readText`).
 */
export function textOf(chart: Chart, locale: Locale): string {
  const titleOf = (path: string) => chart.states.find((one) => one.path === path)?.title[locale] ?? path;
  const rootWays = chart.ways.filter(({ from }) => from === '');
  const wayLine = (way: Way) => {
    const condition = way.condition[locale] === '' ? '' : `[${way.condition[locale]}]`;
    const told = [way.words[locale], condition].filter(Boolean).join(' ');
    const goal = way.to === null ? phrases.stays[locale] : titleOf(way.to);
    const guard = way.guard === '' ? '' : ` if ${way.guard}`;
    return `  ${way.isHappy ? '>' : '-'} ${told} → ${goal} · ${[way.kind, way.event].filter(Boolean).join(' ')}${guard} → ${way.to ?? '.'}`;
  };
  const stateLines = ({ path, parent, kind, title, sentence, route, initial }: ChartState) => [
    '',
    `${title[locale]} · ${stateKinds[kind][locale]}`,
    `  ${sentence[locale]}`,
    `  # ${[path, parent && `in ${parent}`, route && `screen ${route}`, initial && `first ${initial}`].filter(Boolean).join(', ')}`,
    ...chart.ways.filter(({ from }) => from === path).map(wayLine),
  ];
  return `${[
    `${chart.title[locale]} · ${chart.id} · ${chart.initial}`,
    '',
    chart.abstraction[locale],
    ...chart.rules.map((rule) => `* ${rule[locale]}`),
    '',
    `${phrases.happyPath[locale]}: ${chart.happyPath.map(titleOf).join(' → ')}`,
    `  ${chart.happyPath.join(' ')}`,
    ...(rootWays.length > 0 ? ['', phrases.anyTime[locale], ...rootWays.map(wayLine)] : []),
    ...chart.states.flatMap(stateLines),
    '',
    phrases.guards[locale],
    ...Object.entries(chart.guards).map(([name, source]) => `? ${name}: ${source}`),
  ].join('\n')}\n`;
}

/**
 * Reads back what `textOf` wrote, in both languages.
 * @throws TypeError where the texts are of another form
 */
export function readText(texts: Text): Chart {
  const german = texts.de.split('\n');
  const english = texts.en.split('\n');
  const pair = (index: number): Text => ({ de: german[index] ?? '', en: english[index] ?? '' });
  const [first, happy] = [pair(0), english.findIndex((line) => line.startsWith(`${phrases.happyPath.en}: `))];
  const [, id, initial] = first.en.split(' · ');
  if (id === undefined || initial === undefined || happy === -1 || german.length !== english.length)
    throw new TypeError('This is no text form of a machine.');
  const states: ChartState[] = [];
  const ways: Way[] = [];
  for (let index = happy + 2; index < english.length; index++) {
    const line = pair(index);
    if (/^ {2}[->] /u.test(line.en)) ways.push(readWay(line, states.at(-1)?.path ?? ''));
    else if (pair(index + 2).en.startsWith('  # ')) states.push(readState(line, pair(index + 1), pair(index + 2).en));
  }
  const part = (text: Text, index: number): Text => both((locale) => text[locale].split(' · ')[index] ?? '');
  return {
    id,
    initial,
    title: part(first, 0),
    abstraction: pair(2),
    rules: english.flatMap((line, index) =>
      line.startsWith('* ') ? [both((locale) => pair(index)[locale].slice(2))] : [],
    ),
    happyPath: (english[happy + 1] ?? '').trim().split(' ').filter(Boolean),
    states,
    ways,
    guards: Object.fromEntries(
      english.flatMap((line) => {
        const { name, source } = guardForm.exec(line)?.groups ?? {};
        return name !== undefined && source !== undefined ? [[name, source]] : [];
      }),
    ),
  };
}

const guardForm = /^\? (?<name>\w+): (?<source>.*)$/u;

const placeForm =
  /^ {2}# (?<path>[^,]+)(?:, in (?<parent>[^,]+))?(?:, screen (?<route>[^,]+))?(?:, first (?<initial>[^,]+))?$/u;

function readState(line: Text, sentence: Text, place: string): ChartState {
  const { path = '', parent = '', route, initial } = placeForm.exec(place)?.groups ?? {};
  const kind = line.en.split(' · ')[1];
  const kinds = Object.keys(stateKinds) as StateKind[];
  return {
    path,
    parent,
    kind: kinds.find((one) => stateKinds[one].en === kind) ?? 'person',
    title: both((locale) => line[locale].split(' · ')[0] ?? ''),
    sentence: both((locale) => sentence[locale].trim()),
    ...(route !== undefined && { route }),
    ...(initial !== undefined && { initial }),
  };
}

const wayForm =
  /^ {2}(?<mark>[->]) (?<words>.*?) ?(?:\[(?<condition>.*)\])? → .* · (?<kind>\w+)(?: (?!if )(?<event>\S+))?(?: if (?<guard>.*))? → (?<to>\S+)$/u;

function readWay(line: Text, from: string): Way {
  const parts = (locale: Locale) => {
    const groups = wayForm.exec(line[locale])?.groups;
    if (!groups) throw new TypeError(`This is no way of a machine: ${line[locale]}`);
    return groups;
  };
  const { mark, kind, event, guard, to } = parts('en');
  return {
    from,
    to: to === undefined || to === '.' ? null : to,
    kind: kind as WayKind,
    event: event ?? '',
    guard: guard ?? '',
    words: both((locale) => parts(locale)['words'] ?? ''),
    condition: both((locale) => parts(locale)['condition'] ?? ''),
    ...(mark === '>' && { isHappy: true }),
  };
}
