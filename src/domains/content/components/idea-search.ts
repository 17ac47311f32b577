import { addressWords } from '#client/address-words.ts';

/** What the address of the page of ideas says. */
export interface IdeaSearch {
  q?: string;
  /** Without it those in the inbox. */
  status?: 'shortlisted' | 'parked' | 'all';
  pillar?: string;
  series?: string;
  format?: string;
  tag?: string;
  author?: string;
  inspired?: true;
  /** Older than 30 days. */
  old?: true;
  /** Ideas that were archived, and nothing else. */
  archived?: true;
  /** Without it, a list. */
  view?: 'grid';
}

const words = ['q', 'pillar', 'series', 'format', 'tag', 'author'] as const;
const flag = (value: unknown) => (value === true || value === 'true' ? true : undefined);

/** What nobody knows says nothing. */
export function readIdeaSearch(search: Record<string, unknown>): IdeaSearch {
  const found = {
    ...addressWords(search, words),
    status: (['shortlisted', 'parked', 'all'] as const).find((one) => one === search['status']),
    inspired: flag(search['inspired']),
    old: flag(search['old']),
    archived: flag(search['archived']),
    view: search['view'] === 'grid' ? ('grid' as const) : undefined,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
