import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { shortenedText } from '#shared/words/shortened-text.ts';

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
  const reader = new HeadReader(html);
  // The tokenizer, not the parser above it: that one looks for the beginning of each tag that ends
  // among all that are open, and a page of such tags would hold the server up for minutes.
  const tokenizer = new Tokenizer({}, reader);
  tokenizer.write(html);
  tokenizer.end();
  const { said } = reader;
  const first = (names: string[]) => names.map((name) => said.get(name)).find(Boolean);
  const title = first(titles)?.replaceAll(/\s+/g, ' ').trim();
  return {
    title: title ? shortenedText(storable(title), maxTitle) : undefined,
    image: first(images),
  };
}

const storable = (title: string) => title.replaceAll('\0', '').toWellFormed();

const nothing = () => undefined;

/** What the meta tags of a page say, and its title; what comes first counts. */
class HeadReader implements TokenizerCallbacks {
  readonly said = new Map<string, string>();
  readonly #html: string;
  #tag = '';
  #attribute = '';
  readonly #attributes = new Map<string, string>();

  constructor(html: string) {
    this.#html = html;
  }

  onopentagname(start: number, end: number): void {
    this.#tag = this.#html.slice(start, end).toLowerCase();
    this.#attributes.clear();
  }
  onattribname(start: number, end: number): void {
    const name = this.#tag === 'meta' ? this.#html.slice(start, end).toLowerCase() : '';
    // Said twice, the first counts.
    this.#attribute = this.#attributes.has(name) ? '' : name;
  }
  onattribdata(start: number, end: number): void {
    this.#addToAttribute(this.#html.slice(start, end));
  }
  onattribentity(codepoint: number): void {
    this.#addToAttribute(String.fromCodePoint(codepoint));
  }
  onopentagend(): void {
    if (this.#tag === 'meta') this.#noteMeta();
    // The title is what stands between its tags, once.
    if (this.#tag === 'title' && this.said.has('title')) this.#tag = '';
  }
  onselfclosingtag(): void {
    this.onopentagend();
  }
  ontext(start: number, end: number): void {
    this.#addToTitle(this.#html.slice(start, end));
  }
  ontextentity(codepoint: number): void {
    this.#addToTitle(String.fromCodePoint(codepoint));
  }
  onclosetag(): void {
    this.#tag = '';
  }

  onattribend = nothing;
  oncdata = nothing;
  oncomment = nothing;
  ondeclaration = nothing;
  onprocessinginstruction = nothing;
  onend = nothing;

  #addToAttribute(text: string): void {
    if (!['property', 'name', 'content'].includes(this.#attribute)) return;
    this.#attributes.set(this.#attribute, (this.#attributes.get(this.#attribute) ?? '') + text);
  }

  #noteMeta(): void {
    const name = (
      this.#attributes.get('property') ??
      this.#attributes.get('name') ??
      ''
    ).toLowerCase();
    const content = this.#attributes.get('content')?.trim();
    if (content && !this.said.has(name)) this.said.set(name, content);
  }

  #addToTitle(text: string): void {
    if (this.#tag === 'title') this.said.set('title', (this.said.get('title') ?? '') + text);
  }
}
