import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/dates/date-field.tsx';
import { isDate } from '#shared/clock.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { MakeIdea } from '#domains/leisure/ideas/make-idea.tsx';
import { entertainmentLogs, logsByItem } from '#domains/leisure/entertainment/logs/data.ts';
import type { EntertainmentItem } from '#domains/leisure/entertainment/schema.ts';
import { ideaOfTime } from '#domains/leisure/entertainment/words/title-words.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { addTime, dayHere, removeTime } from './title-actions.ts';
import { numberText } from '#shared/words/number-text.ts';

interface TitleTimesProps {
  item: EntertainmentItem;
  settings: DayFormats;
}

/** Each time that it was finished: the day, how it was, and what was noted. */
export function TitleTimes({ item, settings }: TitleTimesProps) {
  const logs = entertainmentLogs.useRows(logsByItem).get(item.id) ?? [];
  const [isAdding, setAdding] = useState(false);
  return (
    <section className="title-times" aria-labelledby="title-times">
      <SectionHead id="title-times" title="Finished" note={timesText(item.times)}>
        <Button
          size="sm"
          variant="ghost"
          icon={<Plus />}
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        >
          Add a time
        </Button>
      </SectionHead>
      {isAdding ? (
        <NewTime
          settings={settings}
          onAdd={(day) => {
            addTime(item, day);
            setAdding(false);
          }}
        />
      ) : null}
      <ul className="lines sm">
        {logs.map((log) => (
          <li key={log.id} className="row gap-10 tall-44">
            <span className="num">{formatShortDate(log.finishedOn, settings)}</span>
            {log.rating === null ? null : <b className="num">{log.rating} of 10</b>}
            <span className="grow muted" dir="auto">
              {log.note}
            </span>
            {log.note ? <MakeIdea source={ideaOfTime(item, log)} /> : null}
            <IconButton
              size="sm"
              label={`Delete the time of ${formatShortDate(log.finishedOn, settings)}`}
              icon={<Trash2 />}
              onClick={() => removeTime(item, log)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewTime({
  settings,
  onAdd,
}: Pick<TitleTimesProps, 'settings'> & { onAdd: (day: string) => void }) {
  const [day, setDay] = useState<string | null>(dayHere());
  const isDay = day !== null && isDate(day);
  return (
    <div className="row gap-8">
      <DateField aria-label="Finished on" value={day} settings={settings} onChange={setDay} />
      <Button size="sm" disabled={!isDay} onClick={() => (isDay ? onAdd(day) : undefined)}>
        Add
      </Button>
    </div>
  );
}

function timesText(times: number): string {
  if (times === 0) return 'not yet';
  return times === 1 ? 'once' : `${numberText(times)} times`;
}
