import Markdown from 'markdown-to-jsx/react';
import { createElement, Fragment, type ReactNode } from 'react';

/** Markdown as it reads. HTML in it stays text, pictures become links, and links lead to the web. */
export function ProseText({ text }: { text: string }) {
  return createElement(
    'div',
    { className: 'prose', dir: 'auto' },
    createElement(Markdown, { options }, text),
  );
}

const options = {
  disableParsingRawHTML: true,
  disableFrontmatter: true,
  forceBlock: true,
  wrapper: Fragment,
  sanitizer: (value: string) => (isAddress(value) ? value : null),
  overrides: {
    a: Link,
    img: Picture,
    input: Tick,
    // The page has its own h1 and h2.
    h1: Heading,
    h2: Heading,
    h3: Heading,
    h4: Heading,
    h5: Heading,
    h6: Heading,
  },
};

function isAddress(value: string): boolean {
  return /^(https?:\/\/|mailto:)/i.test(value.trim());
}

function Link({ href, children }: { href?: string; children?: ReactNode }) {
  if (!href) return createElement('span', null, children);
  const elsewhere = { target: '_blank', rel: 'noopener noreferrer nofollow' };
  return createElement('a', { href, ...elsewhere }, children);
}

// Fetching a picture would tell its server who reads this.
function Picture({ src, alt }: { src?: string; alt?: string }) {
  return createElement(Link, src ? { href: src } : null, alt || src);
}

function Heading({ children }: { children?: ReactNode }) {
  return createElement('h3', null, children);
}

function Tick({ checked = false }: { checked?: boolean }) {
  const label = checked ? 'Done' : 'Open';
  return createElement('span', {
    role: 'img',
    'aria-label': label,
    className: 'prose-tick',
    'data-done': checked,
  });
}
