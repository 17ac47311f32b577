import { Parser } from 'htmlparser2';

/** What a page says about itself for those who link to it. */
export interface Preview {
  title: string | undefined;
  /** As the page writes it: it may be relative. */
  image: string | undefined;
}

// By what they say, the best first.
const titles = ['og:title', 'twitter:title', 'title'];
const images = ['og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'];
const maxTitle = 300;

/** Reads the Open Graph tags of a page. Nothing of it is run, and nothing of it is kept as it is. */
export function readPreview(html: string): Preview {
  const said = new Map<string, string>();
  let isInTitle = false;
  const parser = new Parser({
    onopentag(tag, attributes) {
      isInTitle = tag === 'title' && !said.has('title');
      if (tag !== 'meta') return;
      const name = (attributes['property'] ?? attributes['name'] ?? '').toLowerCase();
      const content = attributes['content']?.trim();
      if (content && !said.has(name)) said.set(name, content);
    },
    ontext(text) {
      if (isInTitle) said.set('title', (said.get('title') ?? '') + text);
    },
    onclosetag(tag) {
      if (tag === 'title') isInTitle = false;
    },
  });
  parser.end(html);
  const first = (names: string[]) => names.map((name) => said.get(name)).find(Boolean);
  const title = first(titles)?.replaceAll(/\s+/g, ' ').trim();
  return { title: title ? shortened(title) : undefined, image: first(images) };
}

// By characters, not by halves of them.
function shortened(title: string): string {
  const storable = title.replaceAll('\0', '').toWellFormed();
  return storable.length <= maxTitle
    ? storable
    : `${storable.slice(0, maxTitle - 2).toWellFormed()}…`;
}
