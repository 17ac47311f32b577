import { describe, expect, test } from 'vitest';
import {
  isFree,
  isOfOneScript,
  mailedIn,
  leadsToInvitation,
  pathAfter,
  safeReturnTo,
} from './rules.ts';

describe('a path of the app is kept', () => {
  test.each([
    '/today',
    '/day/2026-03-14',
    '/settings?tab=workspace',
    '/accept-invitation?token=abc_DEF-123',
    '/today?note=a%2F%2Fb',
    '/today?next=//evil.example',
    '/today#notes',
    '/trip/caf%C3%A9',
    '/@evil.example',
    '/authors',
    '/auth/anything',
  ])('%s', (path) => expect(safeReturnTo(path)).toBe(path));

  test('and made regular', () => {
    expect(safeReturnTo('/a/../today')).toBe('/today');
    expect(safeReturnTo('/to\tday')).toBe('/today');
    expect(safeReturnTo('/café')).toBe('/caf%C3%A9');
  });
});

describe('anything else leads to the dashboard', () => {
  test.each([
    undefined,
    '',
    ' ',
    'today',
    ' /today',
    '?tab=workspace',
    '#top',
    '//evil.example',
    '///evil.example',
    '\\evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '\\/evil.example',
    '/\\/evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https://evil.example',
    'HTTPS://evil.example/today',
    'http://localhost/today',
    'https://here.invalid/today',
    '//here.invalid//evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'blob:https://evil.example/1',
    'mailto:a@b.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\\evil.example',
    '\t//evil.example',
    '%2f%2fevil.example',
    '/%2f%2fevil.example',
    '/%2fevil.example',
    '/%2F/evil.example',
    '/%5cevil.example',
    '/%5C%5Cevil.example',
    '/%252fevil.example',
    '/%25252fevil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/a/%2e%2e//evil.example',
    '/today//evil.example',
    '/%',
    '/%zz',
    '/%c0%af',
    '//[',
    '//\u3002evil.example',
    '//evil\uff0eexample',
    '/auth',
    '/auth/',
    '/AUTH',
    '/%61uth',
    '/x/../auth',
    '/auth?returnTo=%2Fauth',
    '/auth#x',
    '/login',
    '/login?returnTo=/today',
    '/register/',
  ])('%j', (value) => expect(safeReturnTo(value)).toBe('/dashboard'));
});

test('characters that look like slashes are no slashes', () => {
  for (const path of ['/\uff0f\uff0fevil.example', '/\u2215evil.example', '/\u2044evil.example']) {
    const kept = safeReturnTo(path);
    expect(new URL(kept, 'https://app.example').origin).toBe('https://app.example');
    expect(kept).toMatch(/^\/[^/\\]/);
  }
});

test('whatever is kept stays on the site, under any origin', () => {
  const parts = [
    '/',
    '\\',
    '//',
    '..',
    '.',
    '%2f',
    '%5c',
    '%00',
    '\t',
    '\n',
    ':',
    '@',
    'evil.example',
    '?',
    '#',
    ' ',
    '\u3002',
  ];
  for (const a of parts) {
    for (const b of parts) {
      for (const c of parts) {
        const kept = safeReturnTo(`/${a}${b}${c}`);
        expect(new URL(kept, 'https://app.example').origin).toBe('https://app.example');
        expect(kept).toMatch(/^\/(?![/\\])/);
      }
    }
  }
});

test('only a way to an invitation shows the invitation', () => {
  expect(leadsToInvitation('/accept-invitation?token=abc')).toBe(true);
  expect(leadsToInvitation('/today')).toBe(false);
  expect(leadsToInvitation(undefined)).toBe(false);
  expect(leadsToInvitation('https://evil.example/accept-invitation')).toBe(false);
});

test('the secret of a mailed link is read behind the #, and nothing else', () => {
  expect(mailedIn('reset=abc')).toEqual({ reset: 'abc' });
  expect(mailedIn('confirm=a_-1&x=2')).toEqual({ confirm: 'a_-1' });
  expect(mailedIn('section')).toEqual({});
});

test.each([
  ['maria.lark-9', true],
  ['мария', true],
  ['鈴木さん', true],
  ['m\u0430ria', false],
  ['αdmin', false],
])('%s is of one script: %s', (text, expected) => {
  expect(isOfOneScript(text)).toBe(expected);
});

test.each([
  ['maria', true],
  ['Admin', false],
  ['_dayslate_', false],
  ['sup.port', false],
])('%s may be chosen: %s', (text, expected) => {
  expect(isFree(text)).toBe(expected);
});

test('on the way the secret of a link is said once', () => {
  const first = pathAfter('/accept-invitation#token=abc', undefined);
  expect(first).toBe('/accept-invitation#token=abc');
  // As the page reads it again from the address that it has just gone to.
  expect(pathAfter(first, 'abc')).toBe(first);
  expect(pathAfter('/today?view=week#note', 'abc')).toBe('/today?view=week#token=abc');
  expect(pathAfter('/today#note', undefined)).toBe('/today#note');
});
