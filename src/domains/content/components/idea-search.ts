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
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
const flag = (value: unknown) => (value === true || value === 'true' ? true : undefined);

/** What nobody knows says nothing. */
export function readIdeaSearch(search: Record<string, unknown>): IdeaSearch {
  const found = {
    q: text(search['q']) ?? (typeof search['q'] === 'number' ? String(search['q']) : undefined),
    status: (['shortlisted', 'parked', 'all'] as const).find((one) => one === search['status']),
    pillar: text(search['pillar']),
    series: text(search['series']),
    format: text(search['format']),
    tag: text(search['tag']),
    author: text(search['author']),
    inspired: flag(search['inspired']),
    old: flag(search['old']),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}
