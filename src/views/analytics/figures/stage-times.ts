import { type ContentItem, roadStages, type RoadStage } from '#domains/making/content/schema.ts';
import type { CountedPiece } from './content-figures.ts';
import { isIn, latestFirst, median, type Period } from './periods.ts';

const daySeconds = 86_400;
const stagesOfWork = roadStages.filter((stage) => stage !== 'idea' && stage !== 'published');

/** A published piece with the days that it was in each stage. */
export interface StagedPiece extends CountedPiece {
  days: Partial<Record<RoadStage, number>>;
}

export interface StageTimes {
  /** The middle of the pieces that were in a stage; of stages that none was in there is nothing. */
  stages: readonly { stage: RoadStage; days: number; pieces: number }[];
  pieces: readonly StagedPiece[];
}

type ItemFacts = Pick<ContentItem, 'id' | 'title' | 'publishedOn' | 'stageSeconds'>;

/** How long the pieces published in a period were in each stage on their way. */
export function stageTimes(items: readonly ItemFacts[], period: Period): StageTimes {
  const pieces = items.flatMap(({ id, title, publishedOn: on, stageSeconds }): StagedPiece[] => {
    if (on === null || !isIn(on, period)) return [];
    const days = Object.fromEntries(
      stagesOfWork.flatMap((stage) => {
        const seconds = stageSeconds[stage];
        return seconds ? [[stage, seconds / daySeconds]] : [];
      }),
    );
    return Object.keys(days).length === 0 ? [] : [{ id, contentItemId: id, title, on, days }];
  });
  const stages = stagesOfWork.flatMap((stage) => {
    const known = pieces.flatMap(({ days }) => days[stage] ?? []);
    const days = median(known);
    return days === null ? [] : [{ stage, days: toTenth(days), pieces: known.length }];
  });
  return { stages, pieces: latestFirst(pieces) };
}

/** Tenths of a day are as much as anybody plans by. */
export function toTenth(days: number): number {
  return Number(days.toFixed(1));
}
