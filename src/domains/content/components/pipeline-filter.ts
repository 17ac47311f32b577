import { plainWords } from '#client/plain-words.ts';
import type { Piece } from './pieces.ts';
import type { PipelineSearch } from './pipeline-search.ts';

/** Whether a piece is among those that the address asks for. */
export function isWanted(piece: Piece, search: PipelineSearch, userId: string | null): boolean {
  const { item, channels, sponsors, isLate } = piece;
  const { q, pillar, series, channel, assignee, tag, sponsored, late } = search;
  const wantedPerson = assignee === 'me' ? userId : assignee;
  return (
    isChosen(item.pillarId, pillar) &&
    isChosen(item.contentSeriesId, series) &&
    isChosen(item.assigneeUserId, wantedPerson ?? undefined) &&
    (!channel || channels.some(({ id }) => id === channel)) &&
    (!tag || item.tags.includes(tag)) &&
    (!sponsored || sponsors.length > 0) &&
    (!late || isLate) &&
    (!q || textOf(piece).includes(plainWords(q)))
  );
}

function isChosen(id: string | null, wanted: string | undefined): boolean {
  if (!wanted) return true;
  return wanted === 'none' ? id === null : id === wanted;
}

function textOf({ item, pillar, sponsors }: Piece): string {
  const brands = sponsors.map(({ brand }) => brand?.name ?? '');
  return plainWords([item.title, item.hook, pillar?.name ?? '', ...item.tags, ...brands].join(' '));
}
