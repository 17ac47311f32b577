import { addressWords } from '#client/address-words.ts';

/** What /content-pipeline keeps in its address: a reload, a link and Back show the same content. */
export interface PipelineSearch {
  /** Without it, the board. */
  view?: 'list' | 'people';
  q?: string;
  /** An id; 'none' for content without one. */
  pillar?: string;
  series?: string;
  channel?: string;
  /** A user's id; 'me', or 'none' for nobody. */
  assignee?: string;
  tag?: string;
  sponsored?: true;
  late?: true;
  /** What was archived, and nothing else. */
  archived?: true;
}

const words = ['q', 'pillar', 'series', 'channel', 'assignee', 'tag'] as const;
const marks = ['sponsored', 'late', 'archived'] as const;

/** Reads the address; what it does not understand is left out. */
export function readPipelineSearch(search: Record<string, unknown>): PipelineSearch {
  const { view } = search;
  const set = marks.filter((name) => search[name] === true || search[name] === 'true');
  return {
    ...(view === 'list' || view === 'people' ? { view } : {}),
    ...addressWords(search, words),
    ...Object.fromEntries(set.map((name) => [name, true])),
  };
}

/** The address without its filters: the view stays. */
export function withoutFilters({ view }: PipelineSearch): PipelineSearch {
  return view ? { view } : {};
}

/** How many filters there are besides the pillar, which has chips of its own. */
export function countFilters(search: PipelineSearch): number {
  const { view: _, pillar: __, q: ___, ...filters } = search;
  return Object.keys(filters).length;
}
