import { expect, test } from 'vitest';
import { mergeShapes } from './icon-path.ts';

test('the lines of an icon are one path', () => {
  expect(
    mergeShapes([
      ['path', { d: 'M4 3v18', key: 'a' }],
      ['line', { x1: '1', y1: '2', x2: '3', y2: '4', key: 'b' }],
      ['polyline', { points: '1 2 3 4', key: 'c' }],
      ['path', { d: 'M5 6h7', key: 'd' }],
    ]),
  ).toEqual([['path', { d: 'M4 3v18M1 2L3 4M1 2 3 4M5 6h7' }]]);
});

test('rounds and boxes are drawn as a pen would', () => {
  expect(mergeShapes([['circle', { cx: '12', cy: '7', r: '.5' }]])).toEqual([
    ['path', { d: 'M11.5 7a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0z' }],
  ]);
  expect(mergeShapes([['rect', { x: '2', y: '3', width: '10', height: '4' }]])).toEqual([
    ['path', { d: 'M2 3v4h10v-4z' }],
  ]);
  expect(mergeShapes([['rect', { x: '2', y: '3', width: '10', height: '8', rx: '2' }]])).toEqual([
    ['path', { d: 'M4 3a2 2 0 0 0 -2 2v4a2 2 0 0 0 2 2h6a2 2 0 0 0 2 -2v-4a2 2 0 0 0 -2 -2z' }],
  ]);
});

test('a path that begins with a small m begins where it said', () => {
  const behind = (d: string) =>
    mergeShapes([
      ['path', { d: 'M1 1h9' }],
      ['path', { d }],
    ]);
  expect(behind('m3 16 4 4')).toEqual([['path', { d: 'M1 1h9M3 16l4 4' }]]);
  expect(behind('m3 16-4 4')).toEqual([['path', { d: 'M1 1h9M3 16l-4 4' }]]);
  expect(behind('m9.69 18.933.003.001h2')).toEqual([
    ['path', { d: 'M1 1h9M9.69 18.933l.003.001h2' }],
  ]);
  expect(behind('m2 3h4')).toEqual([['path', { d: 'M1 1h9M2 3h4' }]]);
});

test('what is filled or closed stays by itself', () => {
  const dot = ['circle', { cx: '7.5', cy: '7.5', r: '.5', fill: 'currentColor' }] as const;
  const closed = ['path', { d: 'M3 3h4l-2 3Z' }] as const;
  expect(mergeShapes([['path', { d: 'M1 2h3', key: 'a' }], dot, closed])).toEqual([
    ['path', { d: 'M1 2h3' }],
    dot,
    closed,
  ]);
});
