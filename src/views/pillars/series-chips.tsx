import { Repeat } from 'lucide-react';
import { formatShortDate } from '#client/words/format-dates.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import type { PillarRequest } from './use-pillar-dialogs.tsx';
import type { ContentSeries } from '#domains/making/pillars/series/schema.ts';
import { sentenceOf } from '#shared/recurrence/sentence.ts';
import './series-chips.css';

interface SeriesChipsProps {
  series: readonly ContentSeries[];
  ask: ((request: PillarRequest) => void) | undefined;
}

/** Series and how often each comes; a press opens one. */
export function SeriesChips({ series, ask }: SeriesChipsProps) {
  const formats = useFormats();
  const formatDate = (date: string) => formatShortDate(date, formats);
  const isDayFirst = formats.dateFormat === 'DMY';
  return series.map((one) => {
    const words = one.repeatRule
      ? sentenceOf(one.repeatRule, { repeatMode: 'schedule', formatDate, isDayFirst })
      : '';
    const content = (
      <>
        <Repeat className="faint" aria-hidden="true" />
        <span className="trunc">{one.name}</span>
        {words ? <span className="faint">{words}</span> : null}
        {one.isActive ? null : <span className="faint">paused</span>}
      </>
    );
    return ask ? (
      <button
        key={one.id}
        type="button"
        className="series-chip inline gap-6 sm"
        onClick={() => ask({ kind: 'series', series: one, pillarId: one.pillarId })}
      >
        {content}
      </button>
    ) : (
      <span key={one.id} className="series-chip inline gap-6 sm">
        {content}
      </span>
    );
  });
}
