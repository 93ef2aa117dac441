import { expect, test } from 'vitest';
import { sources } from './sources.ts';

const styles = sources(/^src\/.*\.css\.ts$/).filter(({ path }) => !path.startsWith('src/theme/'));

/** What a style sheet must not say in figures, with the way out. */
const laws = [
  ['a colour', /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i, 'vars.color: it has a light and a dark side'],
  [
    'a size of text',
    /\bfontSize: '[\d.]+(?:rem|px)'/,
    'vars.text, the scale of six; em where a drawing goes with its words',
  ],
  [
    'a radius',
    /\b(?:borderRadius|border\w+Radius): (?!.*vars\.radius|0\b)/,
    'vars.radius: one for controls, one for surfaces, and round',
  ],
  ['a shadow', /\bboxShadow: (?!vars\.shadow|'none'|`0 0 0 \$\{vars)/, 'vars.shadow'],
  ['a step of the layout', /\((?:min|max)-(?:width|height): [\d.]+px\)/, 'media of theme/tokens.ts'],
  ['the least size of a target', /'44px'/, 'targetSize'],
  ['a way to hide from the eye alone', /clipPath: 'inset/, 'forEars, or visuallyHidden'],
] as const;

test.each(laws)('no style says %s in its own figures', (_, literal, wayOut) => {
  const found = styles.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (literal.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found, wayOut).toEqual([]);
});

test.each([
  "background: '#fff',",
  "fontSize: '0.75rem',",
  "borderRadius: '50%',",
  'boxShadow: `inset 3px 0 0 ${vars.color.danger}`,',
  "'(min-width: 768px)': {",
  "minHeight: '44px',",
  "clipPath: 'inset(50%)',",
])('%s is found', (line) => {
  expect(laws.filter(([, literal]) => literal.test(line))).toHaveLength(1);
});
