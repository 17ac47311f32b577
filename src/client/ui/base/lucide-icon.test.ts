import { createElement, type SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createLucideIcon as theirs } from 'lucide-react';
import { expect, test } from 'vitest';
import ours from './lucide-icon.tsx';

const data: Parameters<typeof ours>[0] = {
  name: 'receipt',
  aliases: ['bill'],
  node: [
    ['path', { d: 'M4 3v18l2-1 2 1 2-1 2 1', key: 'a' }],
    ['circle', { cx: '12', cy: '12', r: '3', key: 'b' }],
  ],
};
// As its own files call it, which its types keep to themselves.
const Theirs = (theirs as unknown as typeof ours)({ size: 24, ...data } as typeof data);
const Ours = ours(data);

test.each<SVGProps<SVGSVGElement> & { size?: number }>([
  {},
  { size: 15, className: 'faint fixed-size' },
  { 'aria-label': 'Met' },
  { 'aria-label': undefined, 'aria-labelledby': undefined, role: undefined },
  { 'aria-hidden': 'true', fill: 'currentColor' },
  { role: 'img', strokeWidth: 3, width: 20 },
  { children: createElement('title', null, 'Paid') },
])('an icon is drawn as lucide-react would: %j', (props) => {
  expect(renderToStaticMarkup(createElement(Ours, props))).toBe(
    renderToStaticMarkup(createElement(Theirs, props)),
  );
});
