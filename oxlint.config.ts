import { defineConfig } from 'oxlint';

type Rules = NonNullable<Parameters<typeof defineConfig>[0]['rules']>;

/** Bans imports whose path matches, saying where the code belongs instead. */
function forbid(...pairs: readonly (readonly [regex: string, message: string])[]): Rules {
  return { 'no-restricted-imports': ['error', { patterns: pairs.map(([regex, message]) => ({ regex, message })) }] };
}

const tests = [
  '(^|/)(tests|lab)/',
  'Nothing imports tests or lab: move what is shared beside the code that owns it.',
] as const;
const src = [
  '(^|/)src/',
  'This row also runs in Node and knows no screens: move the shared part to contract/ or machines/.',
] as const;
const server = [
  '(^|/)server/',
  'Only the server imports server/: what both sides need belongs in contract/ or machines/.',
] as const;
const machines = [
  '(^|/)machines/',
  'contract/ stands alone: what it needs from a machine is data; put it in contract/ and let the machine import it.',
] as const;
const app = [
  '(^|/)app/',
  'Features and below do not know the app: take what you need as a prop or as machine input.',
] as const;
const routes = ['(^|/)routes/', 'Only src/app imports routes: link by route name instead.'] as const;
const features = [
  '(^|/)features/',
  'Foundations do not know features: take the part as a prop, or compose it in src/routes.',
] as const;
const foundations = [
  '(^|/)(api|forms|i18n|ui)/',
  'The theme stands at the bottom: it imports nothing of src.',
] as const;
const sibling = [
  '^\\.\\./[a-z-]+/|/features/',
  'No feature imports another: compose both in src/routes, or move the shared part to src/ui, src/forms or machines/.',
] as const;
const macros = [
  '^@lingui/(core|react)/macro$',
  'Runs in Node as it is, without macros: write /*i18n*/ { id, message }.',
] as const;
const react = [
  '^(react|react-dom|@tanstack/.*|@lingui/react)(/|$)',
  'No React here: screens live in src/features.',
] as const;

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'promise', 'unicorn', 'oxc', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, denyWarnings: true },
  ignorePatterns: ['dist/**', '.data/**', '.cache/**', 'locales/**'],
  rules: {
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'no-console': 'error',
    'no-debugger': 'error',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-unnecessary-type-arguments': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'react/react-in-jsx-scope': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/require-post-message-target-origin': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-misused-spread': 'off',
    'no-underscore-dangle': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/no-noninteractive-element-interactions': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/no-disabled-tests': 'error',
    'vitest/no-focused-tests': 'error',
    ...forbid(tests),
  },
  overrides: [
    { files: ['contract/**'], rules: forbid(tests, src, server, machines, macros, react) },
    {
      files: ['machines/**'],
      rules: forbid(tests, src, server, macros, react, [
        '^(ky|@lingui/.*)$',
        'Machines do no I/O and hold no text: declare an unprovided() actor and provide it in src/app.',
      ]),
    },
    { files: ['server/**'], rules: forbid(tests, src, macros, react) },
    { files: ['src/app/**', 'src/main.tsx'], rules: forbid(tests, server) },
    { files: ['src/routes/**'], rules: forbid(tests, server, app) },
    { files: ['src/features/**'], rules: forbid(tests, server, app, routes) },
    // Only the files right in a feature's folder: from there `../name/` is another feature.
    { files: ['src/features/*/*'], rules: forbid(tests, server, app, routes, sibling) },
    { files: ['src/{kit,api,forms,i18n,ui}/**'], rules: forbid(tests, server, app, routes, features) },
    { files: ['src/theme/**'], rules: forbid(tests, server, app, routes, features, foundations) },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**', 'lab/**', 'scripts/testing/**'],
      rules: { 'no-restricted-imports': 'off', 'typescript/no-non-null-assertion': 'off', 'no-control-regex': 'off' },
    },
    { files: ['*.config.ts'], rules: { 'import/no-default-export': 'off', 'no-restricted-imports': 'off' } },
    // Playwright calls a file's default export before all tests.
    { files: ['tests/support/browser-build.ts'], rules: { 'import/no-default-export': 'off' } },
    {
      // On phones its parts are not displayed as a table, which takes their roles away.
      files: ['src/ui/data-table/**'],
      rules: { 'jsx-a11y/no-redundant-roles': 'off', 'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off' },
    },
    // One browser, one page, one person: each thing waits for the one before it.
    { files: ['lab/**'], rules: { 'no-await-in-loop': 'off' } },
    // A sentence says given, when, then; nobody awaits it.
    { files: ['lab/oracle/**'], rules: { 'unicorn/no-thenable': 'off' } },
    {
      files: [
        'scripts/**',
        'server/{main,build}.ts',
        'tests/bench/**',
        'tests/{mails,screens}/take.ts',
        'lab/{storyboard/**,mutants/screens.ts,**/main.ts}',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
});
