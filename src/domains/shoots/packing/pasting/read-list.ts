import { maxQuantity } from '#domains/shoots/packing/templates/items/schema.ts';
import { numberText } from '#shared/words/number-text.ts';

/** The most lines that are read at once. */
export const maxLines = 1_000;

/** A thing as a line says it. */
export interface ReadThing {
  name: string;
  quantity: number;
  category: string;
  /** The id of who packs it; null: anybody. */
  personId: string | null;
  isEssential: boolean;
}

/** A line that could not be read as it stands, and why. */
export interface WrongLine {
  /** From 1. */
  line: number;
  text: string;
  why: string;
}

interface ReadingOptions {
  /** The groups that are known, as they are written. */
  categories: readonly string[];
  people: readonly { id: string; name: string }[];
  /** The group of what names none. */
  category: string;
}

/**
 * Reads a list, a thing a line: '3x Batteries #Camera @Ana !' is three, of the group Camera, Ana's, and
 * essential. A line like 'Camera:' or '# Camera' names the group of those below it. A text that is too
 * long is not read at all, so that nobody wonders which half was taken.
 */
export function readList(
  text: string,
  options: ReadingOptions,
): { things: ReadThing[]; wrong: WrongLine[]; refusal: string | null } {
  const lines = text.split(/\r\n|\r|\n/);
  const said = lines.filter((line) => line.trim() !== '').length;
  if (said > maxLines) {
    const [most, got] = [maxLines, said].map((count) => numberText(count));
    return {
      things: [],
      wrong: [],
      refusal: `Paste at most ${most} lines at a time. These are ${got}: nothing is added yet, and your text stays here.`,
    };
  }
  const things: ReadThing[] = [];
  const wrong: WrongLine[] = [];
  let { category } = options;
  for (const [at, line] of lines.entries()) {
    const words = line.replace(bullet, '').trim();
    if (words === '') continue;
    const heading = headingOf(words);
    if (heading) {
      category = known(heading, options.categories) ?? heading.slice(0, maxCategory);
      continue;
    }
    const read = readLine(words, { ...options, category });
    if (typeof read === 'string') wrong.push({ line: at + 1, text: line.trim(), why: read });
    else things.push(read);
  }
  return { things, wrong, refusal: null };
}

const maxCategory = 40;
const maxName = 120;
// '- ', '* ', '• ', '[ ] ', '[x] ', '1. '
const bullet = /^\s*(?:[-*•–]\s+)?(?:\[[ xX]?\]\s*|[☐☑✓]\s*)?(?:\d+[.)]\s+)?/;
const counted = /^(-?\d+(?:[.,]\d+)?)\s*[x×]\s*(?=\D)/iu;
const countedBehind = /\s+[x×]\s?(\d+)$/iu;

function headingOf(words: string): string | null {
  const [, named, colon] = /^(?:#\s+(.+)|([^#@!]+):)$/.exec(words) ?? [];
  return (named ?? colon)?.trim() || null;
}

function readLine(words: string, options: ReadingOptions): ReadThing | string {
  const marks = readMarks(words, options);
  const count = counted.exec(marks.rest) ?? countedBehind.exec(marks.rest);
  const quantity = count ? Number(count[1]?.replace(',', '.')) : 1;
  const name = count ? marks.rest.replace(count[0], '').trim() : marks.rest;
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxQuantity)
    return `Use 1 to ${maxQuantity}`;
  if (name === '') return 'Say what it is';
  if (name.length > maxName) return `Use at most ${maxName} characters`;
  if (marks.category.length > maxCategory) return `A group has at most ${maxCategory} characters`;
  return {
    name,
    quantity,
    category: marks.category,
    personId: marks.personId,
    isEssential: marks.isEssential,
  };
}

/** Takes '#group', '@person' and '!' out of a line; who is not there stays where it was written. */
function readMarks(words: string, { categories, people, category }: ReadingOptions) {
  const read = { rest: words, category, personId: null as string | null, isEssential: false };
  const group = atMark(read.rest, '#');
  if (group) {
    const written = longestOf(group.after, categories) ?? group.word;
    read.category = known(written, categories) ?? written;
    read.rest = without(read.rest, group.at, written.length + 1);
  }
  const person = atMark(read.rest, '@');
  const found = person && personOf(person.after, people);
  if (person && found) {
    read.personId = found.id;
    read.rest = without(read.rest, person.at, found.length + 1);
  }
  if (/(^|\s)!+(?=\s|$)/.test(read.rest)) {
    read.isEssential = true;
    read.rest = read.rest.replace(/(^|\s)!+(?=\s|$)/, ' ');
  }
  read.rest = read.rest.trim().replace(/\s+/g, ' ');
  return read;
}

function atMark(text: string, mark: '#' | '@') {
  const [all, before = '', word = ''] =
    new RegExp(`(^|\\s)${mark}([^\\s#@!]+)`, 'u').exec(text) ?? [];
  if (all === undefined) return null;
  const at = text.indexOf(all) + before.length;
  return { at, word, after: text.slice(at + 1) };
}

// The longest of the known ones that the text begins with, up to the end of a word.
function longestOf(text: string, names: readonly string[]): string | null {
  const begins = names.filter((name) => {
    const next = text.charAt(name.length);
    return (
      text.toLowerCase().startsWith(name.toLowerCase()) && (next === '' || /[\s#@!]/.test(next))
    );
  });
  return begins.sort((a, b) => b.length - a.length)[0] ?? null;
}

function personOf(text: string, people: ReadingOptions['people']) {
  const names = people.flatMap(({ id, name }) => {
    const [first = name] = name.split(/\s+/);
    return [...new Set([name, first])].map((called) => ({ id, called }));
  });
  const longest = longestOf(
    text,
    names.map(({ called }) => called),
  );
  const found = names.find(({ called }) => called === longest);
  return found && { id: found.id, length: found.called.length };
}

function known(category: string, categories: readonly string[]): string | undefined {
  return categories.find((one) => one.toLowerCase() === category.toLowerCase());
}

function without(text: string, at: number, length: number): string {
  return `${text.slice(0, at)} ${text.slice(at + length)}`;
}
