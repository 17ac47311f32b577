import { useCelebration } from '#client/ui/toasts/celebration.ts';
import { Stick } from '#client/ui/progress/stick.tsx';
import type { RoutineDay } from '#domains/routine/completions/rules.ts';
import { daySegments } from './day-segments.ts';
import './routine-progress.css';

interface RoutineProgressProps {
  day: RoutineDay;
  date: string;
  isToday: boolean;
  isReady: boolean;
  /** '3 of 8 completed today' */
  text: string;
}

/** How much of the day is done, in words, as a figure and as a stick. */
export function RoutineProgress({ day, date, isToday, isReady, text }: RoutineProgressProps) {
  const { done, total, percent } = day;
  const isClapping = useCelebration({
    list: `routine ${date}`,
    isComplete: isToday && total > 0 && done === total,
    isReady,
  });
  return (
    <div className="routine-progress">
      <div className="routine-progress-top">
        <p className="muted">{text}</p>
        <span className="fig">{percent}%</span>
      </div>
      <Stick
        size="lg"
        segments={daySegments(day, isToday)}
        label={`${done} of ${total} done`}
        clapping={isClapping}
      />
      <p className="routine-threshold">
        <span>40% counts as success</span>
      </p>
    </div>
  );
}
