import { parseSync, traverse, type NodePath } from '@babel/core';
import { expect, test } from 'vitest';
import { shipped } from './sources.ts';

/** Attributes that people read or hear. */
const spoken =
  /^(?:label|title|alt|placeholder|help|description|lead|message|aria-(?:label|description|roledescription|valuetext))$/;
/** What the macros of Lingui take into the catalogs. */
const translated = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
/** Names that are the same in every language. */
const names = new Set(['Werdegang', 'Deutsch', 'English']);

const isWords = (text: string): boolean => /\p{L}{2,}/u.test(text) && !names.has(text.trim());

const isTranslated = (path: NodePath): boolean =>
  path.findParent(
    (parent) =>
      parent.isJSXElement() &&
      parent.node.openingElement.name.type === 'JSXIdentifier' &&
      translated.has(parent.node.openingElement.name.name),
  ) !== null;

/** Words that stand in the source as they are shown. */
function wordsOf(path: string, text: string): string[] {
  const found: string[] = [];
  const file = parseSync(text, {
    configFile: false,
    babelrc: false,
    filename: path,
    parserOpts: { plugins: ['jsx', 'typescript'] },
  });
  if (file === null) throw new Error(`${path} can’t be read.`);
  const note = (node: NodePath, words: string) => {
    if (isWords(words) && !isTranslated(node)) found.push(`${path}: ${words.trim()}`);
  };
  traverse(file, {
    JSXText: (node) => note(node, node.node.value),
    JSXExpressionContainer: (node) => {
      const { expression } = node.node;
      if (!node.parentPath.isJSXElement() && !node.parentPath.isJSXFragment()) return;
      if (expression.type === 'StringLiteral') note(node, expression.value);
      if (expression.type === 'TemplateLiteral') note(node, expression.quasis.map(({ value }) => value.raw).join(''));
    },
    JSXAttribute: (node) => {
      const { name, value } = node.node;
      if (name.type !== 'JSXIdentifier' || !spoken.test(name.name)) return;
      const literal = value?.type === 'JSXExpressionContainer' ? value.expression : value;
      if (literal?.type === 'StringLiteral') note(node, literal.value);
      if (literal?.type === 'TemplateLiteral') note(node, literal.quasis.map(({ value: { raw } }) => raw).join(''));
    },
  });
  return found;
}

test('a text in the source is found wherever it is shown', () => {
  const source = `const A = () => <p title="Ein Titel" id="keiner">Ein Text {'in Klammern'} {\`und \${a} Striche\`}
    <Trans>in den Katalogen</Trans> <b>{t\`auch\`}</b> Werdegang 12 km</p>;`;
  expect(wordsOf('a.tsx', source)).toEqual([
    'a.tsx: Ein Titel',
    'a.tsx: Ein Text',
    'a.tsx: in Klammern',
    'a.tsx: und  Striche',
    'a.tsx: Werdegang 12 km',
  ]);
});

test('no text stands outside the catalogs', () => {
  const files = shipped(/^src\/.*\.tsx$/).filter(({ path }) => !/\/gallery\/|\.examples\.tsx$|\.test\.tsx$/.test(path));
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.flatMap(({ path, text }) => wordsOf(path, text)),
    'wrap it in <Trans> or t`…`, then npm run i18n:extract',
  ).toEqual([]);
});
