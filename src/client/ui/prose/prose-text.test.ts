import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProseText } from './prose-text.ts';

const html = (text: string) => renderToStaticMarkup(createElement(ProseText, { text }));

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](  javascript:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:x)',
  '[x](//example.org)',
  '[x](/api/v1/session)',
  '<javascript:alert(1)>',
  '[x][1]\n\n[1]: javascript:alert(1)',
])('%j leads nowhere', (text) => {
  expect(html(text)).not.toContain('href');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<iframe src="page"></iframe>',
  '<a href="page" onclick="alert(1)">x</a>',
  '<svg/onload=alert(1)>',
  'a <b onmouseover=alert(1)>b</b>',
])('%j stays text', (text) => {
  expect(html(text)).not.toMatch(/<(?:script|img|iframe|svg|b|a)[\s/>]/);
  expect(html(text)).toContain('&lt;');
});

test('a link leads to the web in a page of its own, a picture is one too', () => {
  const attributes = 'target="_blank" rel="noopener noreferrer nofollow"';
  expect(html('[a](https://example.org/b)')).toContain(
    `<a href="https://example.org/b" ${attributes}>a</a>`,
  );
  expect(html('<mailto:pia@example.org>')).toContain('href="mailto:pia@example.org"');
  const picture = html('![a cat](https://example.org/cat.png)');
  expect(picture).toContain(`<a href="https://example.org/cat.png" ${attributes}>a cat</a>`);
  expect(picture).not.toContain('<img');
});

test('headings stand below those of the page', () => {
  expect(html('# One\n\n## Two')).toContain('<h3>One</h3><h3>Two</h3>');
});
