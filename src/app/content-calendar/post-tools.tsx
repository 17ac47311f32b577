import { CheckCheck, CopyPlus } from 'lucide-react';
import { useState } from 'react';
import type { CalendarSource } from '#client/calendar.ts';
import { Later } from '#client/later.tsx';
import { Button } from '#client/ui/button.tsx';
import type { DaySettings } from '#domains/tasks/components/day-settings.ts';

interface PostToolsProps {
  isSelecting: boolean;
  onSelect: () => void;
  date: string;
  source: CalendarSource;
  settings: DaySettings;
}

const loadCopy = () => import('./copy-week-dialog.tsx').then((part) => part.CopyWeekDialog);

/** What is done with many posts at once: choosing them, and copying a whole week. */
export function PostTools({ isSelecting, onSelect, date, source, settings }: PostToolsProps) {
  const [copying, setCopying] = useState({ isOpen: false, turn: 0 });
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={<CheckCheck />}
        aria-pressed={isSelecting}
        onClick={onSelect}
      >
        Select
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon={<CopyPlus />}
        onClick={() => setCopying({ isOpen: true, turn: copying.turn + 1 })}
      >
        Copy week
      </Button>
      <Later
        key={copying.turn}
        load={loadCopy}
        isRare
        isAsked={copying.turn > 0}
        props={{
          date,
          source,
          settings,
          open: copying.isOpen,
          onClose: () => setCopying({ ...copying, isOpen: false }),
        }}
      />
    </>
  );
}
