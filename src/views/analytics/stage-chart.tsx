import { daysText } from '#client/words/days-text.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { useStageNames } from '#domains/people/workspaces/settings/use-stage-names.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { ChartSection } from './chart-section.tsx';
import { stageRows } from '#views/analytics/figures/counted-posts.ts';
import { HowCounted } from './how-counted.tsx';
import type { Period } from '#views/analytics/figures/periods.ts';
import { stageTimes } from '#views/analytics/figures/stage-times.ts';

/** How long what was published took in each stage. */
export function StageChart({ period, formats }: { period: Period; formats: DayFormats }) {
  const names = useStageNames();
  const { stages, pieces } = stageTimes(contentItems.useRows(allRows), period);
  const longest = stages.toSorted((one, other) => other.days - one.days)[0];
  return (
    <ChartSection
      id="analytics-stage-times"
      title="Time in stage"
      note="median days"
      columns={['Stage', 'Median days']}
      how={
        <HowCounted label="Time in stage" counted={stageRows(pieces, { formats, names })}>
          For the pieces published in the period: the median of the days each was in a stage, all
          its stays there together. A piece that skipped a stage does not count for it; time in the
          archive never counts.
        </HowCounted>
      }
      bars={stages.map(({ stage, days }) => ({
        key: stage,
        label: names[stage],
        value: days,
        text: daysText(days),
        when: names[stage],
        isCurrent: stage === longest?.stage,
      }))}
      tickText={String}
      needs={
        stages.length === 0
          ? 'Move a piece through its stages and publish it to see how long each takes.'
          : undefined
      }
      summary={stages.map(({ stage, days }) => `${names[stage]} ${daysText(days)}`).join(', ')}
    >
      {longest
        ? `${names[longest.stage]} takes longest: ${daysText(longest.days)}, of ${pieces.length === 1 ? 'one piece' : `${pieces.length} pieces`}.`
        : null}
    </ChartSection>
  );
}
