import type { EntertainmentLog } from '#domains/leisure/entertainment/logs/schema.ts';
import { type Cell, wordsCell } from '#shared/files/csv.ts';
import { statusLabels, typeLabels } from '#domains/leisure/entertainment/rules.ts';
import type { EntertainmentItem } from '#domains/leisure/entertainment/schema.ts';
import { timesCell } from '#domains/leisure/entertainment/words/times-cell.ts';

/** Titles as the rows of a spreadsheet, with their heads; what is saved here can be imported again. */
export function titleRows(
  rows: readonly EntertainmentItem[],
  logs: ReadonlyMap<string, readonly EntertainmentLog[]>,
): Cell[][] {
  const heads = [
    ...['Title', 'Type', 'Status', 'Rating', 'Season', 'Episode', 'Episodes', 'Hours', 'Where'],
    ...['Creator', 'Year', 'Genres', 'Link', 'Started', 'Finished', 'Times', 'With'],
    ...['Recommended by', 'Favourite', 'Released', 'Next episode', 'Each time', 'Review'],
  ];
  return [
    heads,
    ...rows.map((row) => [
      row.title,
      typeLabels[row.type],
      statusLabels[row.status],
      row.rating,
      row.season,
      row.episode,
      row.totalEpisodes,
      row.hours,
      row.venue,
      row.creator,
      row.releaseYear,
      wordsCell(row.genres),
      row.url,
      row.startedOn,
      row.finishedOn,
      row.times,
      row.withWhom,
      row.recommendedBy,
      row.isFavorite ? 'Yes' : '',
      row.releaseOn,
      row.nextEpisodeOn,
      timesCell(logs.get(row.id) ?? []),
      row.review,
    ]),
  ];
}
