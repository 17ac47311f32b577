import { ChevronsLeftRight, ChevronsRightLeft, X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CalendarEntry } from '#client/words/calendar.ts';
import { useShortcut } from '#client/page/shortcuts.tsx';
import { ofUser } from '#client/sync/kept/of-user.ts';
import { remember, remembered } from '#client/sync/kept/remembered.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { EntryRow } from '#views/calendar/entry-row.tsx';
import { useDropTarget } from '#client/ui/drag/entry-drag.ts';
import './undated-tray.css';

const most = 60;

interface UndatedTrayProps {
  entries: readonly CalendarEntry[];
  settings: DaySettings;
  /** How many more there are that filters hide. */
  hidden: number;
  /** Clears the filters. */
  onClear: () => void;
  /** What stands under it while it is open. */
  children?: ReactNode;
}

/**
 * What is being made and has no day yet: dragged to one, and back here to lose it. A sliver until
 * somebody opens it, and while something is held above it.
 */
export function UndatedTray(props: UndatedTrayProps) {
  const { entries, settings, hidden, onClear, children } = props;
  const tray = useRef<HTMLElement>(null);
  const isPhone = useIsPhone();
  const [isOpen, toggle] = useOpen(tray);
  const isOver = useDropTarget(tray, {
    accepts: ({ actions, date }) => actions.unplace !== undefined && date !== '',
    onDrop: ({ entry }) => entry.actions.unplace?.(entry.id),
  });
  useShortcut('u', toggle, { label: 'Undated content', group: 'On this page', enabled: !isPhone });
  const isClosed = !isPhone && !isOpen;
  return (
    <aside
      ref={tray}
      className={classNames('tray may-shrink', isClosed && 'is-closed', isOver && 'is-over')}
      aria-label="Undated content and figures"
    >
      {isClosed && !isOver ? (
        <button
          type="button"
          className="tray-sliver row stack gap-10 sm full-width icon-14"
          aria-expanded={false}
          onClick={toggle}
        >
          <span className="sr">Open Undated, {entries.length}</span>
          <b className="strong num" aria-hidden="true">
            {entries.length}
          </b>
          <span className="one-line muted" aria-hidden="true">
            Undated <small className="faint">drop on a day</small>
          </span>
          <ChevronsLeftRight className="faint" aria-hidden="true" />
        </button>
      ) : (
        <div className="tray-open">
          <section aria-labelledby="undated">
            <h2 id="undated" className="tray-head row gap-6">
              Undated <span className="text-face faint num">{entries.length}</span>
              {isPhone ? null : (
                <IconButton
                  size="sm"
                  className="end"
                  label="Close Undated"
                  kbd="U"
                  aria-expanded
                  icon={<ChevronsRightLeft />}
                  onClick={toggle}
                />
              )}
            </h2>
            {entries.length > 0 ? (
              <ul>
                {entries.slice(0, most).map((entry) => (
                  <EntryRow key={entry.id} entry={entry} settings={settings} hasDetail />
                ))}
              </ul>
            ) : hidden > 0 ? (
              <>
                <p className="tray-none sm faint">No undated content matches these filters.</p>
                <Button size="sm" icon={<X />} onClick={onClear}>
                  Clear filters
                </Button>
              </>
            ) : (
              <p className="tray-none sm faint">All content in production has a date.</p>
            )}
            {entries.length > most ? (
              <p className="tray-none sm faint">{entries.length - most} more</p>
            ) : null}
          </section>
          {children}
        </div>
      )}
    </aside>
  );
}

/** Whether this person has the tray open, kept on the device. */
function useOpen(tray: RefObject<HTMLElement | null>): [boolean, () => void] {
  const key = ofUser('undated');
  const [isOpen, setOpen] = useState(() => remembered(key) === 'open');
  function toggle() {
    flushSync(() => setOpen(!isOpen));
    // What was pressed has made room for its counterpart.
    tray.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    remember(key, isOpen ? 'closed' : 'open');
  }
  return [isOpen, toggle];
}
