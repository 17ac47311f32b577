import { defineConfig, type OxlintOverride } from 'oxlint';

/** What one kind of file must not import, as expressions or as patterns with exceptions. */
type Breach = { regex: string; message: string } | { group: string[]; message: string };

const always: Breach[] = [
  { regex: String.raw`(^|/)\.\./|^\.\.$`, message: "Name other folders by their '#' alias." },
  { regex: String.raw`/index(\.tsx?)?$`, message: 'No barrels: import the file that defines it.' },
];

const not = (places: string, message: string): Breach => ({ regex: `^#(${places})/`, message });

/** Of domains, its own folder among them, only the files of these names. */
const only = (names: string[], message: string, from = ['#domains/**', './**']): Breach => ({
  group: [...from, ...names.map((name) => `!**/${name}.ts`)],
  message,
});

const noServerFiles: Breach = {
  regex: String.raw`^(#server/.*|(#domains/|\./)(.+/)?(routes|service)\.ts)$`,
  message: 'The browser knows no server code.',
};
const noPages: Breach = {
  regex: String.raw`^#(domains|views)/.+-page\.tsx$`,
  message: 'A page is opened by its address.',
};
const bothSides = ['schema', 'rules', 'contract'];

/** The arrows of `docs/architecture.md`, by kind of file: a later line wins over an earlier one. */
const arrows: [files: string | string[], breaches: Breach[]][] = [
  ['src/app/**', []],
  ['src/shared/**', [not('server|client|domains|views|app', 'src/shared knows nobody.')]],
  ['src/server/**', [not('client|domains|views|app', 'The server kit knows no domain.')]],
  ['src/client/**', [not('server|domains|views|app', 'The browser kit knows no domain.')]],
  ['src/views/**', [not('app', 'Only src/app composes.'), noServerFiles, noPages]],
  ['src/domains/**', [not('views|app', 'A domain knows no view of many.'), noServerFiles, noPages]],
  [
    'src/domains/**/{schema,rules,contract}.ts',
    [
      not('server|client|views|app', 'Both sides read this file: only #shared.'),
      only(bothSides, 'Both sides read this file: of domains only what both read.'),
    ],
  ],
  [
    'src/domains/**/{routes,service}.ts',
    [
      not('client|views|app', 'The server knows no browser code.'),
      only([...bothSides, 'service'], 'The server enters a domain by its service.'),
    ],
  ],
  [
    'src/domains/**/data.ts',
    [
      not('server|views|app', 'The browser knows no server code.'),
      only([...bothSides, 'data'], 'Data know no screens.', ['#domains/**']),
      { ...noServerFiles, regex: String.raw`^\./(routes|service)\.ts$` },
    ],
  ],
  ['src/views/sample/**/*.ts', [not('client|app', 'The sample is made on the server.')]],
  ['src/{domains,views}/**/*.test.{ts,tsx}', [not('app', 'Only src/app composes.')]],
];

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'vitest'],
  categories: { correctness: 'error' },
  env: { builtin: true, es2026: true },
  ignorePatterns: ['dist', 'data', '.cache', 'src/server/database/tables.ts'],
  rules: {
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'max-lines': ['error', { max: 300 }],
    'no-console': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'typescript/unbound-method': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'unicorn/no-useless-spread': 'off',
  },
  overrides: [
    { files: ['scripts/**', 'bench/**'], rules: { 'no-console': 'off' } },
    // A test is a list of cases.
    { files: ['**/*.test.{ts,tsx}', 'e2e/**'], rules: { 'max-lines': 'off' } },
    ...arrows.map(([files, breaches]): OxlintOverride => ({
      files: [files].flat(),
      rules: { 'no-restricted-imports': ['error', { patterns: [...always, ...breaches] }] },
    })),
  ],
});
