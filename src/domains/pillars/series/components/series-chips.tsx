import { Repeat } from 'lucide-react';
import { formatShortDate } from '#client/format-dates.ts';
import { useFormats } from '#domains/auth/data.ts';
import type { PillarRequest } from '#domains/pillars/components/use-pillar-dialogs.tsx';
import { contentSeries } from '#domains/pillars/series/data.ts';
import type { ContentSeries } from '#domains/pillars/series/schema.ts';
import { sentenceOf } from '#shared/recurrence/sentence.ts';
import './series-chips.css';

interface SeriesChipsProps {
  pillarId: string | null;
  ask: ((request: PillarRequest) => void) | undefined;
}

/** By name: a selector for `contentSeries.useRows`. */
export const seriesByName = (rows: readonly ContentSeries[]) =>
  rows.toSorted((one, other) => one.name.localeCompare(other.name));

/** The series of a pillar and how often each comes; a press opens one. */
export function SeriesChips({ pillarId, ask }: SeriesChipsProps) {
  const formats = useFormats();
  const series = contentSeries.useRows(seriesByName).filter((one) => one.pillarId === pillarId);
  const formatDate = (date: string) => formatShortDate(date, formats);
  return series.map((one) => {
    const words = one.repeatRule
      ? sentenceOf(one.repeatRule, { repeatMode: 'schedule', formatDate })
      : '';
    const content = (
      <>
        <Repeat aria-hidden="true" />
        <span className="trunc">{one.name}</span>
        {words ? <span className="faint">{words}</span> : null}
        {one.isActive ? null : <span className="faint">paused</span>}
      </>
    );
    return ask ? (
      <button
        key={one.id}
        type="button"
        className="series-chip"
        onClick={() => ask({ kind: 'series', series: one, pillarId })}
      >
        {content}
      </button>
    ) : (
      <span key={one.id} className="series-chip">
        {content}
      </span>
    );
  });
}
