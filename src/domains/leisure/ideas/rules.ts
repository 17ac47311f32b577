import { shortenedText } from '#shared/words/shortened-text.ts';
import type { SourceCollection } from './schema.ts';

/** What an idea is made of. */
export interface IdeaSource {
  collection: SourceCollection;
  recordId: string;
  /** What the idea is called: a title, or the beginning of a quote. */
  title: string;
  /** A review, or a quote. */
  text?: string | undefined;
  isQuote?: boolean | undefined;
  /** What it came of, in words for everybody: `sourceWords` makes them. */
  source: string;
  url?: string | null | undefined;
}

const longestTitle = 200;
const longestNotes = 20_000;

/** 'From the book “The Tide Clerk” by O. Hallam, p. 12'. */
export function sourceWords(said: {
  /** 'book', 'film', 'podcast' … */
  noun: string;
  title: string;
  by?: string | undefined;
  /** Where in it: 'p. 12', 'S2 E4'. */
  at?: string | undefined;
}): string {
  const { noun, title, by, at } = said;
  const place = at ? `, ${at}` : '';
  return `From the ${noun} “${title}”${by ? ` by ${by}` : ''}${place}`;
}

/** The idea: as it is called, and what it is about with what it came of below. */
export function ideaOf({ title, text = '', isQuote = false, source, url = null }: IdeaSource) {
  const room = longestNotes - source.length - 2;
  const said = isQuote && text ? `> ${text.trim().replaceAll('\n', '\n> ')}` : text.trim();
  return {
    ideaTitle: shortenedText(title.trim().replaceAll(/\s+/g, ' ') || source, longestTitle),
    notes: [shortenedText(said, room), source].filter(Boolean).join('\n\n'),
    sourceUrl: url,
  };
}
