import { ArrowDown, ArrowUp, Plus } from 'lucide-react';
import type { CalendarEntry } from '#client/words/calendar.ts';
import { formatLongDate } from '#client/words/format-dates.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { keepUndo } from '#client/ui/toasts/tell-done.ts';
import { EntryRow } from '#views/calendar/entry-row.tsx';
import type { Calendar } from '#views/calendar/sources.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { DayNotes } from './day-notes.tsx';
import './day-sheet.css';

interface DaySheetProps {
  date: string;
  open: boolean;
  calendar: Calendar;
  settings: DaySettings;
  canEdit: boolean;
  onAdd: () => void;
  onClose: () => void;
}

/** All of one day: its note, everything on it in its order, and the way to add more. */
export function DaySheet(props: DaySheetProps) {
  const { date, open, calendar, settings, canEdit, onAdd, onClose } = props;
  const entries = calendar.on(date);
  // Only what has no time stands where somebody puts it.
  const loose = entries.filter(isLoose);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sheet"
      title={formatLongDate(date, settings)}
      footer={
        canEdit ? (
          <>
            <span className="end" />
            <Button variant="primary" icon={<Plus />} onClick={onAdd}>
              Add post
            </Button>
          </>
        ) : null
      }
    >
      <DayNotes date={date} canEdit={canEdit} />
      {entries.length === 0 ? <p className="faint">Nothing planned</p> : null}
      <ul className="above-16" aria-label="On this day">
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} settings={settings} hasDetail>
            {canEdit && loose.length > 1 && isLoose(entry) ? (
              <PlaceButtons entry={entry} loose={loose} />
            ) : null}
          </EntryRow>
        ))}
      </ul>
    </Dialog>
  );
}

const isLoose = (entry: CalendarEntry) =>
  entry.layerId === 'content' && entry.startTime === null && !entry.isEvent;

function PlaceButtons({ entry, loose }: { entry: CalendarEntry; loose: readonly CalendarEntry[] }) {
  const at = loose.indexOf(entry);
  return (
    <>
      <IconButton
        size="sm"
        className="entry-act"
        label={`Move ${entry.title} up`}
        icon={<ArrowUp />}
        disabled={at === 0}
        onClick={() => putAt(loose, at, at - 1)}
      />
      <IconButton
        size="sm"
        className="entry-act"
        label={`Move ${entry.title} down`}
        icon={<ArrowDown />}
        disabled={at === loose.length - 1}
        onClick={() => putAt(loose, at, at + 1)}
      />
    </>
  );
}

// A day holds a handful: all of them get their numbers anew, those that keep theirs are left out.
function putAt(loose: readonly CalendarEntry[], from: number, to: number): void {
  const moved = loose[from];
  if (!moved) return;
  const order = loose.toSpliced(from, 1).toSpliced(to, 0, moved);
  const changes = order.flatMap(({ id, order: before }, sortInDay) =>
    before === sortInDay ? [] : [{ ids: [id], fields: { sortInDay } }],
  );
  if (changes.length === 0) return;
  const before = loose.map(({ id, order: sortInDay }) => ({ ids: [id], fields: { sortInDay } }));
  keepUndo([posts.updateMany(changes)], () => posts.updateMany(before));
}
