import { daysText } from '#client/words/days-text.ts';
import { formatShortDate, type Formats } from '#client/words/format-dates.ts';
import type { CountedPiece, CountedPost } from './content-figures.ts';
import type { CountedRows } from '#views/analytics/counted-rows.tsx';

/** How rows are said: the name of a channel, days as the person writes them. */
export interface PieceWords {
  formats: Formats & { today: string };
  channelOf: (channelId: string | null) => string;
}

type Shown = Omit<CountedRows, 'label'>;

/** Posts with their channel, and whether they went out on their day. */
export function postRows(posts: readonly CountedPost[], { formats, channelOf }: PieceWords): Shown {
  return {
    head: ['Posted', 'Planned', 'Piece', 'Channel'],
    rows: posts.map(({ id, contentItemId, title, on, plannedOn, channelId }) => ({
      ...{ key: id, name: title, note: channelOf(channelId), of: { contentItemId } },
      text: formatShortDate(on, formats) + (plannedOn !== null && on > plannedOn ? ', late' : ''),
      cells: [on, plannedOn, title, channelOf(channelId)],
    })),
  };
}

/** Pieces with the days from their idea to their first post. */
export function pieceRows(
  pieces: readonly (CountedPiece & { days: number })[],
  { formats }: PieceWords,
): Shown {
  return {
    head: ['First post', 'Piece', 'Days'],
    rows: pieces.map(({ id, contentItemId, title, on, days }) => ({
      ...{ key: id, name: title, note: formatShortDate(on, formats), of: { contentItemId } },
      text: daysText(days),
      cells: [on, title, days],
    })),
  };
}
