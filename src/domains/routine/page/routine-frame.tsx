import { ChevronLeft, ChevronRight, CirclePause, GripVertical, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatRowDate, type Formats } from '#client/words/format-dates.ts';
import { Page } from '#client/page/page.tsx';
import { IconButton } from '#client/ui/button.tsx';
import type { MenuItem } from '#client/ui/menus/menu.tsx';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import type { RoutineLine } from '#domains/routine/completions/rules.ts';
import { isPausedOn } from '#domains/routine/rules.ts';
import { resumeItems } from '#domains/routine/list/rest-actions.ts';
import { openRoutineDialog } from '#domains/routine/form/ask-routine.tsx';
import './routine-frame.css';

interface RoutineFrameProps {
  /** What counts for the person. */
  lines: readonly RoutineLine[];
  date: string;
  today: string;
  /** The earliest day that can be logged. */
  earliest: string;
  dateFormat: Formats['dateFormat'];
  canEdit: boolean;
  isReordering: boolean;
  onReorder: (on: boolean) => void;
  onTurn: (days: number) => void;
}

/** The routine's page: the day on screen, and what can be done with the whole of it. */
export function RoutineFrame({ children, ...props }: RoutineFrameProps & { children: ReactNode }) {
  const { lines, canEdit, isReordering, onReorder, date, today } = props;
  const isPhone = useIsPhone();
  const canChange = canEdit && lines.length > 0;
  return (
    <Page
      title="Daily Routine"
      period={canChange && (!isPhone || date !== today) ? <DayTurn {...props} /> : undefined}
      button={
        canChange && (isReordering || !isPhone)
          ? {
              label: isReordering ? 'Done' : 'Reorder',
              icon: <GripVertical />,
              onSelect: () => onReorder(!isReordering),
            }
          : undefined
      }
      more={canChange ? menuItems(props, isPhone) : []}
    >
      <div className="routine">{children}</div>
    </Page>
  );
}

/** Which day is on screen; the two weeks before today can still be logged. */
function DayTurn({ date, today, earliest, dateFormat, onTurn }: RoutineFrameProps) {
  return (
    <div className="routine-turn">
      <IconButton
        label="Day before"
        kbd="["
        icon={<ChevronLeft />}
        disabled={date <= earliest}
        onClick={() => onTurn(-1)}
      />
      <span className="routine-turn-day" aria-live="polite">
        {formatRowDate(date, { today, dateFormat })}
      </span>
      <IconButton
        label="Day after"
        kbd="]"
        icon={<ChevronRight />}
        disabled={date >= today}
        onClick={() => onTurn(1)}
      />
    </div>
  );
}

function menuItems(
  { lines, date, today, onReorder, onTurn }: RoutineFrameProps,
  isPhone: boolean,
): MenuItem[] {
  const pausedLines = lines.filter((line) => isPausedOn(line, today));
  const paused = pausedLines.map(({ item }) => item);
  const active = lines.filter((line) => !pausedLines.includes(line)).map(({ item }) => item);
  const reorder = {
    label: 'Reorder',
    icon: <GripVertical />,
    onSelect: () => onReorder(true),
  };
  // There is room for the days on a phone only once one has left today.
  const log = { label: 'Log yesterday', icon: <ChevronLeft />, onSelect: () => onTurn(-1) };
  const pause = {
    label: 'Pause all…',
    icon: <CirclePause />,
    onSelect: () => openRoutineDialog({ kind: 'pause', items: active, today }),
  };
  const resume = {
    label: 'Resume all',
    icon: <Play />,
    onSelect: () => resumeItems(paused, today),
  };
  return [
    ...(isPhone ? [reorder] : []),
    ...(isPhone && date === today ? [log] : []),
    ...(active.length > 0 ? [pause] : []),
    ...(paused.length > 0 ? [resume] : []),
  ];
}
