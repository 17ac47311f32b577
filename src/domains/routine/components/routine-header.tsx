import {
  ChevronLeft,
  ChevronRight,
  CirclePause,
  Ellipsis,
  GripVertical,
  Play,
  Plus,
} from 'lucide-react';
import { formatRowDate, type Formats } from '#client/format-dates.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Menu, type MenuItem } from '#client/ui/menu.tsx';
import { useIsPhone } from '#client/ui/use-media.ts';
import type { RoutineItem } from '#domains/routine/schema.ts';
import { isPausedOn } from '#domains/routine/rules.ts';
import { resumeItems } from './routine-actions.ts';
import { openRoutineDialog } from './routine-dialog-host.tsx';
import './routine-header.css';

interface RoutineHeaderProps {
  items: readonly RoutineItem[];
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

/** The page's name, the day on screen, and what can be done with the whole routine. */
export function RoutineHeader(props: RoutineHeaderProps) {
  const { items, canEdit, isReordering, onReorder, date, today } = props;
  const isPhone = useIsPhone();
  const hasItems = items.length > 0;
  return (
    <header className="routine-header">
      <h1>Daily Routine</h1>
      {canEdit ? (
        <div className="routine-header-end">
          {hasItems && !isPhone ? <DayTurn {...props} /> : null}
          {hasItems && (isReordering || !isPhone) ? (
            <Button
              variant={isReordering ? 'secondary' : 'ghost'}
              icon={<GripVertical />}
              onClick={() => onReorder(!isReordering)}
            >
              {isReordering ? 'Done' : 'Reorder'}
            </Button>
          ) : null}
          {hasItems ? (
            <Menu
              label="Actions for the routine"
              align="end"
              trigger={<IconButton label="More actions" tooltip={false} icon={<Ellipsis />} />}
              items={menuItems(props, isPhone)}
            />
          ) : null}
          {isPhone ? (
            <IconButton
              label="Add item"
              icon={<Plus />}
              onClick={() => openRoutineDialog({ kind: 'form', today })}
            />
          ) : null}
        </div>
      ) : null}
      {isPhone && canEdit && date !== today ? <DayTurn {...props} /> : null}
    </header>
  );
}

/** Which day is on screen; the two weeks before today can still be logged. */
function DayTurn({ date, today, earliest, dateFormat, onTurn }: RoutineHeaderProps) {
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
  { items, date, today, onReorder, onTurn }: RoutineHeaderProps,
  isPhone: boolean,
): MenuItem[] {
  const paused = items.filter((item) => isPausedOn(item, today));
  const active = items.filter((item) => !paused.includes(item));
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
