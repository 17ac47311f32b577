import { CalendarX, MoveHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { CalendarEntry } from '#client/words/calendar.ts';
import { BulkBar, BulkMenu, type BulkProps, thenClearing } from '#client/ui/rows/bulk-bar.tsx';
import { Button } from '#client/ui/button.tsx';
import type { DateSettings } from '#client/ui/dates/month-picker.tsx';
import type { Formats } from '#client/words/format-dates.ts';
import { clearDates, shiftPosts } from '#views/content/posts/plan-many.ts';
import { ShiftDialog } from './shift-dialog.tsx';

interface ChosenBarProps extends BulkProps<CalendarEntry> {
  settings: DateSettings & Formats;
}

const usual = [
  { label: '1 day later', days: 1 },
  { label: '1 week later', days: 7 },
  { label: '1 day earlier', days: -1 },
  { label: '1 week earlier', days: -7 },
];

/** What can be done with all posts that are chosen; they stay chosen where they were moved to. */
export function ChosenBar({ settings, ...bulk }: ChosenBarProps) {
  const [asked, setAsked] = useState({ isOpen: false, turn: 0 });
  const ids = bulk.selected.map(({ id }) => id);
  const then = thenClearing(bulk.onClear);
  return (
    <>
      <BulkBar {...bulk}>
        <BulkMenu
          label="Shift by days"
          text="Shift"
          icon={<MoveHorizontal />}
          items={[
            ...usual.map(({ label, days }) => ({ label, onSelect: () => shiftPosts(ids, days) })),
            'separator' as const,
            {
              label: 'By other days…',
              onSelect: () => setAsked({ isOpen: true, turn: asked.turn + 1 }),
            },
          ]}
        />
        <Button variant="ghost" icon={<CalendarX />} onClick={then(() => clearDates(ids))}>
          Clear dates
        </Button>
      </BulkBar>
      <ShiftDialog
        key={asked.turn}
        chosen={bulk.selected}
        open={asked.isOpen}
        settings={settings}
        onClose={() => setAsked({ ...asked, isOpen: false })}
      />
    </>
  );
}
