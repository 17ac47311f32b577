import { expect, test } from 'vitest';
import { fileURLToPath } from 'node:url';
import { unreachedStyles } from './style-reach.ts';

const src = fileURLToPath(new URL('../src/', import.meta.url));

const known = [
  // A control has it within a list of properties, which brings the styles.
  'prop-text',
  // The name of a card, not a class.
  'set-up',
];

test('the styles of an element come with the code that draws it, whatever was opened before', () => {
  const found = unreachedStyles(src, ['app/main.tsx', 'app/shell/shell.tsx']);
  expect(
    found
      .filter(({ className }) => !known.includes(className))
      .map(({ className, file, styledIn }) => `${className} in ${file}: ${styledIn.join(', ')}`),
  ).toEqual([]);
}, 60_000);
