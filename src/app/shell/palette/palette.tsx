import { Autocomplete } from '@base-ui/react/autocomplete';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { useRouterState } from '@tanstack/react-router';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { isMac, Kbd } from '#client/ui/marks/kbd.tsx';
import { hideOverlay, paletteWords, showOverlay } from '#client/page/overlays.ts';
import { type PaletteEntry, type PaletteGroup, usePaletteEntries } from './palette-entries.tsx';
import { partsOf } from '#client/words/title-match.ts';
import './palette.css';

/** Finds and does anything from the keyboard. */
export function Palette({ open }: { open: boolean }) {
  // Keys that are pressed before the next page is there are none for a field of this one.
  const isLeaving = useRouterState({
    select: ({ location, resolvedLocation }) => location.pathname !== resolvedLocation?.pathname,
  });
  return (
    // The list would bring a <style> element, which our Content-Security-Policy forbids.
    <CSPProvider disableStyleElements>
      <Dialog
        open={open}
        onClose={hideOverlay}
        title="Search or jump to…"
        size="palette"
        returnsFocus={!isLeaving}
      >
        <PaletteSearch />
      </Dialog>
    </CSPProvider>
  );
}

function PaletteSearch() {
  const [query, setQuery] = useState(paletteWords);
  const { groups, count, isSearching, addTyped } = usePaletteEntries(query);
  const isTyped = count !== undefined;

  function change(next: string) {
    // A lone question mark asks for help, not for a task.
    if (next === '?') showOverlay('shortcuts');
    else setQuery(next);
  }

  function choose(run: () => void) {
    // Closed first, so that what opens next takes the focus and keeps it.
    hideOverlay();
    run();
  }

  function press(event: KeyboardEvent) {
    const hasMod = isMac ? event.metaKey : event.ctrlKey;
    if (!hasMod) return;
    if (event.key === 'Enter' && isTyped) choose(addTyped);
    else if (event.key.toLowerCase() === 'k') hideOverlay();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Chords that mean the same wherever the focus is in here.
    <div className="palette-body stack" onKeyDownCapture={press}>
      <Autocomplete.Root
        open
        inline
        mode="none"
        autoHighlight="always"
        keepHighlight
        items={groups}
        value={query}
        onValueChange={change}
        itemToStringValue={(entry: PaletteEntry) => entry.label}
      >
        <div className="palette-query row gap-12 fixed-size">
          <Search aria-hidden="true" />
          <Autocomplete.Input placeholder="Search or jump to…" aria-label="Search or jump to…" />
          <Kbd keys="esc" decorative />
          <span className="palette-close">
            <IconButton label="Close" icon={<X />} tooltip={false} onClick={hideOverlay} />
          </span>
        </div>
        <Autocomplete.List className="palette-list">
          {(group: PaletteGroup) => (
            <Autocomplete.Group key={group.value} items={group.items} className="palette-group">
              <Autocomplete.GroupLabel className={group.value ? 'palette-heading faint' : 'sr'}>
                {group.value || 'Add'}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(entry: PaletteEntry) => (
                  <Autocomplete.Item
                    key={entry.id}
                    value={entry}
                    className="palette-entry row"
                    onClick={() => choose(entry.run)}
                  >
                    <Row entry={entry} query={group.value ? query : ''} />
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
        <Footer count={count} isSearching={isSearching} />
      </Autocomplete.Root>
    </div>
  );
}

function Row({ entry, query }: { entry: PaletteEntry; query: string }) {
  const { icon, label, meta, isDone, keys } = entry;
  return (
    <>
      <span className="palette-icon fixed-size faint" aria-hidden="true">
        {icon}
      </span>
      <span className="palette-text grow">
        <span className={classNames('trunc', isDone && 'faint')}>
          {partsOf(label, query).map(({ text, isMatch }, index) =>
            isMatch ? <mark key={index}>{text}</mark> : text,
          )}
        </span>
        {meta ? <span className="palette-meta trunc faint">{meta}</span> : null}
      </span>
      {keys ? (
        <Kbd keys={keys.replaceAll(' then ', ' ')} split decorative />
      ) : (
        <span className="palette-open faint" aria-hidden="true">
          Open <Kbd keys="enter" decorative />
        </span>
      )}
    </>
  );
}

function Footer({ count, isSearching }: { count: number | undefined; isSearching: boolean }) {
  const isTyped = count !== undefined;
  return (
    <div className="palette-footer row gap-0 fixed-size faint">
      <span className="palette-keys inline" aria-hidden="true">
        <Kbd keys="up down" /> Move
        <Kbd keys="enter" /> Open
        {isTyped ? (
          <>
            <Kbd keys="mod+enter" split /> Create
          </>
        ) : null}
      </span>
      <Autocomplete.Status className="end">
        {isTyped ? (
          counted(count, isSearching)
        ) : (
          <span className="palette-hint" aria-hidden="true">
            Type “?” for all shortcuts
          </span>
        )}
      </Autocomplete.Status>
    </div>
  );
}

function counted(count: number, isSearching: boolean): string {
  if (count === 0) return isSearching ? 'Searching…' : 'No matches';
  return count === 1 ? '1 result' : `${count} results`;
}
