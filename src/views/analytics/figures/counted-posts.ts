import { daysText } from '#client/words/days-text.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import type { Cell } from '#shared/files/csv.ts';
import { formatLabels } from '#domains/making/channels/schema.ts';
import {
  ageNames,
  engagementsOf,
  numberLabels,
  percentText,
  rateText,
} from '#domains/making/content/metrics/rules.ts';
import { numberNames } from '#domains/making/content/metrics/schema.ts';
import { roadStages, type RoadStage } from '#domains/making/content/schema.ts';
import type { PieceWords } from './counted-pieces.ts';
import type { CountedRows } from '#views/analytics/counted-rows.tsx';
import type { PostResult } from './post-figures.ts';
import { type StagedPiece, toTenth } from './stage-times.ts';

type Shown = Omit<CountedRows, 'label'>;

/** '1.4×': how often the usual. */
export function ratioText(ratio: number): string {
  return `${ratio.toFixed(ratio < 10 ? 1 : 0)}×`;
}

/** 'Reel · Instagram · Sep 12' */
export function resultNote(
  { channelId, format, on }: PostResult,
  { channelOf, formats }: PieceWords,
): string {
  return [format && formatLabels[format], channelOf(channelId), formatShortDate(on, formats)]
    .filter(Boolean)
    .join(' · ');
}

const head = [
  ...['Posted', 'Piece', 'Channel', 'Format', 'Age of numbers'],
  ...numberNames.map((name) => numberLabels[name].label),
  ...['Engagements', 'Engagement rate', 'Rate is of', 'Versus baseline'],
];

/** All that is known of the results of posts, as a table. */
export function resultCells(result: PostResult, { channelOf }: PieceWords): Cell[] {
  const { numbers, engagement, ratio, format } = result;
  return [
    ...[result.on, result.title, channelOf(result.channelId), format && formatLabels[format]],
    ageNames[numbers.ageLabel],
    ...numberNames.map((name) => numbers[name]),
    engagementsOf(numbers),
    engagement && percentText(engagement.rate),
    engagement?.by,
    ratio === null ? null : Number(ratio.toFixed(2)),
  ];
}

/** Posts with what they came to; `textOf` says what of it counts. */
export function resultRows(
  results: readonly PostResult[],
  words: PieceWords,
  textOf: (result: PostResult) => string,
): Shown {
  return {
    head,
    rows: results.map((result) => ({
      ...{ key: result.id, name: result.title, note: resultNote(result, words) },
      of: { contentItemId: result.contentItemId },
      text: textOf(result),
      cells: resultCells(result, words),
    })),
  };
}

/** Those with a rate of this kind. */
export function engagementRows(
  results: readonly PostResult[],
  by: 'reach' | 'views',
  words: PieceWords,
): Shown {
  const counted = results.filter(({ engagement }) => engagement?.by === by);
  return resultRows(counted, words, ({ engagement }) => (engagement ? rateText(engagement) : ''));
}

/** Those that have a baseline. */
export function baselineRows(results: readonly PostResult[], words: PieceWords): Shown {
  const counted = results.filter(({ ratio }) => ratio !== null);
  return resultRows(counted, words, ({ ratio }) => (ratio === null ? '' : ratioText(ratio)));
}

/** Pieces with the days that each was in its stages. */
export function stageRows(
  pieces: readonly StagedPiece[],
  { formats, names }: Pick<PieceWords, 'formats'> & { names: Record<RoadStage, string> },
): Shown {
  const stages = roadStages.filter((stage) => pieces.some(({ days }) => days[stage]));
  const daysIn = (piece: StagedPiece, stage: RoadStage) => {
    const days = piece.days[stage];
    return days === undefined ? null : toTenth(days);
  };
  return {
    head: ['First post', 'Piece', ...stages.map((stage) => `${names[stage]} (days)`)],
    rows: pieces.map((piece) => ({
      ...{ key: piece.id, name: piece.title, of: { contentItemId: piece.contentItemId } },
      note: stages
        .flatMap((stage) => {
          const days = daysIn(piece, stage);
          return days === null ? [] : [`${names[stage]} ${days}`];
        })
        .join(' · '),
      text: `${formatShortDate(piece.on, formats)}, ${daysText(toTenth(total(piece)))}`,
      cells: [piece.on, piece.title, ...stages.map((stage) => daysIn(piece, stage))],
    })),
  };
}

function total({ days }: StagedPiece): number {
  return Object.values(days).reduce((sum, one) => sum + one, 0);
}
