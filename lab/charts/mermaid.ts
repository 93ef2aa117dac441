import { type Chart, type ChartState, childrenOf, toldWays, type Way } from './chart.ts';
import { jointLines } from './joints.ts';

/**
 * A machine as the repository's page shows it, in English as the code is: small, in the machine's order, a line for
 * each state and each way, so that a change of the machine reads as one.
 */
export function mermaidOf(chart: Chart): string {
  const { states } = chart;
  const atAnyTime = chart.ways.some(({ from, to }) => from === '' && to !== null);
  return [
    `# ${chart.title.en}`,
    '',
    `Drawn from \`${chart.id}\` by \`npm run diagrams\`. With its screens, paths and tests: \`/dev/flows\` of a running server.`,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...(chart.initial === '' ? [] : [`  [*] --> ${idOf(chart.initial)}`]),
    ...(atAnyTime ? ['  state "at any time" as any'] : []),
    ...inside(states, '', '  '),
    ...[...Map.groupBy(toldWays(chart), ({ from, to }) => `  ${idOf(from)} --> ${idOf(to)}`)].map(([arrow, ways]) =>
      labelled(arrow, ways),
    ),
    ...states.filter((state) => state.kind === 'end').map(({ path }) => `  ${idOf(path)} --> [*]`),
    '```',
    '',
    ...jointLines(chart.id),
    'What always holds:',
    '',
    ...chart.rules.map(({ en }) => `- ${en}`),
    '',
  ].join('\n');
}

const idOf = (path: string): string => (path === '' ? 'any' : path.replaceAll('.', '_'));
const quoted = (text: string): string => text.replaceAll('"', '').replaceAll(':', '');

function inside(states: readonly ChartState[], scope: string, indent: string): string[] {
  const own = childrenOf({ states }, scope);
  const isParallel = scope !== '' && states.find(({ path }) => path === scope)?.initial === undefined;
  return own.flatMap(({ path, title, initial }, index) => {
    const within = inside(states, path, `${indent}  `);
    const divider = isParallel && index > 0 ? [`${indent}--`] : [];
    if (within.length === 0) return [...divider, `${indent}state "${quoted(title.en)}" as ${idOf(path)}`];
    const first = initial === undefined ? [] : [`${indent}  [*] --> ${idOf(initial)}`];
    return [...divider, `${indent}state "${quoted(title.en)}" as ${idOf(path)} {`, ...first, ...within, `${indent}}`];
  });
}

function labelled(arrow: string, ways: readonly Way[]): string {
  const labels = ways.map(({ words, condition }) => {
    const guard = condition.en && (words.en ? ` (${condition.en})` : condition.en);
    return quoted(`${words.en}${guard}`);
  });
  const label = [...new Set(labels.filter(Boolean))].join(' / ');
  return label === '' ? arrow : `${arrow}: ${label}`;
}
