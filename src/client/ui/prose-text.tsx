import { type ComponentProps, Fragment, type ReactNode } from 'react';
import Markdown from 'markdown-to-jsx/react';

interface ProseTextProps {
  text: string;
}

/** Markdown as it reads. HTML in it stays text, pictures become links, and links lead to the web. */
export function ProseText({ text }: ProseTextProps) {
  return (
    <div className="prose" dir="auto">
      <Markdown options={options}>{text}</Markdown>
    </div>
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

function Link({ href, children }: ComponentProps<'a'>) {
  if (!href) return <span>{children}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}

// Fetching a picture would tell its server who reads this.
function Picture({ src, alt }: { src?: string; alt?: string }) {
  return <Link href={src}>{alt || src}</Link>;
}

function Heading({ children }: { children?: ReactNode }) {
  return <h3>{children}</h3>;
}

function Tick({ checked }: ComponentProps<'input'>) {
  return (
    <span
      role="img"
      aria-label={checked ? 'Done' : 'Open'}
      className="prose-tick"
      data-done={checked}
    />
  );
}
