import { joints } from '../../machines/session/joints.ts';
import { sessionModel } from '../../machines/session/session.model.ts';
import { type Chart, type ChartState, childrenOf, toldWays, type Way } from './chart.ts';
import { presentation } from './presentation.ts';
import { quoted } from './words.ts';

/** A machine as the repository's page shows it: a line for each state and each way, so that a change reads as one. */
export function mermaidOf(chart: Chart): string {
  const { states } = chart;
  const atAnyTime = chart.ways.some(({ from, to }) => from === '' && to !== null);
  const arrows = Map.groupBy(toldWays(chart), ({ from, to }) => `  ${idOf(from)} --> ${idOf(to)}`);
  const isSession = chart.id === 'session';
  const told = Object.entries(joints).flatMap(([machine, types]) => {
    const other = isSession ? machine : 'session';
    const events = types.map((type) => quoted('en', sessionModel.words.en.events[type])).join(', ');
    return isSession || machine === chart.id ? [`- [${presentation(other).title.en}](${other}.md): ${events}`] : [];
  });
  return [
    `# ${chart.title}`,
    '',
    `Drawn from \`${chart.id}\` by \`npm run diagrams\`. With its screens, paths and tests: \`/dev/flows\` of a running server.`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...(chart.initial === '' ? [] : [`  [*] --> ${idOf(chart.initial)}`]),
    ...(atAnyTime ? ['  state "at any time" as any'] : []),
    ...inside(states, '', '  '),
    ...[...arrows].map(([arrow, ways]) => labelled(arrow, ways)),
    ...states.filter((state) => state.kind === 'end').map(({ path }) => `  ${idOf(path)} --> [*]`),
    '```',
    '',
    ...(told.length === 0 ? [] : [isSession ? 'What the pages tell it:' : 'What it tells:', '', ...told, '']),
    'What always holds:',
    '',
    ...chart.rules.map((rule) => `- ${rule}`),
    '',
  ].join('\n');
}

const idOf = (path: string): string => (path === '' ? 'any' : path.replaceAll('.', '_'));
const plain = (text: string): string => text.replaceAll('"', '').replaceAll(':', '');

function inside(states: readonly ChartState[], scope: string, indent: string): string[] {
  const isParallel = scope !== '' && states.find(({ path }) => path === scope)?.initial === undefined;
  return childrenOf({ states }, scope).flatMap(({ path, title, initial }, index) => {
    const within = inside(states, path, `${indent}  `);
    const divider = isParallel && index > 0 ? [`${indent}--`] : [];
    const line = `${indent}state "${plain(title)}" as ${idOf(path)}`;
    if (within.length === 0) return [...divider, line];
    const first = initial === undefined ? [] : [`${indent}  [*] --> ${idOf(initial)}`];
    return [...divider, `${line} {`, ...first, ...within, `${indent}}`];
  });
}

function labelled(arrow: string, ways: readonly Way[]): string {
  const labels = ways.map((way) => {
    const guard = way.condition && (way.words ? ` (${way.condition})` : way.condition);
    return plain(`${way.words}${guard}`);
  });
  const label = [...new Set(labels.filter(Boolean))].join(' / ');
  return label === '' ? arrow : `${arrow}: ${label}`;
}
