import { Ellipsis, GripVertical, Search, X } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import type { CalendarEntry } from '#client/words/calendar.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { TextInput } from '#client/ui/fields/field.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import { plainWords } from '#shared/plain-words.ts';
import { useDraggable, useDropTarget } from '#views/calendar/moves/drag.ts';
import { entryItems } from '#views/calendar/entry-row.tsx';
import './undated-tray.css';

const most = 60;

interface UndatedTrayProps {
  entries: readonly CalendarEntry[];
  /** How many more there are that filters hide. */
  hidden: number;
  /** Clears the filters. */
  onClear: () => void;
}

/** What is being made and has no day yet: dragged to one, and back here to lose it. */
export function UndatedTray({ entries, hidden, onClear }: UndatedTrayProps) {
  const [words, setWords] = useState('');
  const tray = useRef<HTMLElement>(null);
  const isOver = useDropTarget(tray, {
    accepts: ({ actions, date }) => actions.unplace !== undefined && date !== '',
    onDrop: ({ entry }) => entry.actions.unplace?.(entry.id),
  });
  const wanted = plainWords(words.trim());
  const found = entries.filter(({ title }) => plainWords(title).includes(wanted));
  return (
    <section
      ref={tray}
      className={classNames('tray', isOver && 'is-over')}
      aria-labelledby="undated"
    >
      <h2 id="undated" className="tray-head">
        Undated <span>{entries.length}</span>
      </h2>
      <TextInput
        type="search"
        aria-label="Search undated content"
        placeholder="Search"
        icon={<Search aria-hidden="true" />}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {found.length > 0 ? (
        <ul>
          {found.slice(0, most).map((entry) => (
            <TrayRow key={entry.id} entry={entry} />
          ))}
        </ul>
      ) : entries.length > 0 ? (
        <p className="tray-none">No content matches these words.</p>
      ) : hidden > 0 ? (
        <>
          <p className="tray-none">No undated content matches these filters.</p>
          <Button size="sm" icon={<X />} onClick={onClear}>
            Clear filters
          </Button>
        </>
      ) : (
        <p className="tray-none">All content in production has a date.</p>
      )}
      {found.length > most ? <p className="tray-none">{found.length - most} more</p> : null}
    </section>
  );
}

const TrayRow = memo(function TrayRow({ entry }: { entry: CalendarEntry }) {
  const { isDragged, handlers } = useDraggable(entry);
  return (
    <li {...handlers} className={classNames('tray-row', isDragged && 'is-dragged')}>
      {entry.actions.move ? <GripVertical aria-hidden="true" /> : null}
      <button
        type="button"
        className="tray-title"
        dir="auto"
        onClick={() => entry.actions.open(entry.id)}
      >
        {entry.title}
      </button>
      {entry.detail ? (
        <small>
          <ColorDot color={entry.color} />
          {entry.detail}
        </small>
      ) : null}
      <Menu
        label={`Actions for ${entry.title}`}
        align="end"
        trigger={
          <IconButton
            size="sm"
            tooltip={false}
            label={`More actions for ${entry.title}`}
            icon={<Ellipsis />}
          />
        }
        items={entryItems(entry)}
      />
    </li>
  );
});
