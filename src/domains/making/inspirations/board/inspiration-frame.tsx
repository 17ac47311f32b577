import type { ReactNode } from 'react';
import type { List } from '#client/list/use-list.ts';
import type { useSelection } from '#client/list/use-selection.ts';
import { CollectionRail } from '#domains/making/inspirations/collections/collection-rail.tsx';
import type { Inspiration } from '#domains/making/inspirations/schema.ts';
import { countIn, everything, facesOf } from './inspiration-filter.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { Shelf } from './shelf.ts';
import '#client/ui/rows/row-select.css';

interface InspirationFrameProps {
  list: List<Inspiration>;
  rows: readonly Inspiration[];
  shown: readonly Inspiration[];
  shelf: Shelf;
  /** The words that are in use. */
  tags: readonly string[];
  selection: ReturnType<typeof useSelection<Inspiration>>;
  canEdit: boolean;
  children: ReactNode;
}

/** The collections beside what lies in one of them, and what is done with all that is selected. */
export function InspirationFrame(props: InspirationFrameProps) {
  const { list, rows, shown, shelf, tags, selection, canEdit, children } = props;
  const { collection = everything } = list.search;
  const about = shelf.collections.find(({ id }) => id === collection)?.description;
  return (
    <>
      <div className="bulk-dock">
        {selection.selected.length > 0 ? (
          <SelectionBar
            selected={selection.selected}
            total={shown.length}
            shelf={shelf}
            tags={tags}
            onSelectAll={selection.selectAll}
            onClear={selection.clear}
          />
        ) : null}
      </div>
      <div className="inspirations-columns">
        <CollectionRail
          chosen={collection}
          counts={countIn(rows, shelf)}
          faces={facesOf(rows, shelf)}
          shelf={shelf}
          canEdit={canEdit}
          onChoose={(next) => list.change({ collection: next === everything ? undefined : next })}
        />
        <section className="stack gap-16 may-shrink inspirations-main" aria-label="Saved">
          {about ? (
            <p className="as-typed muted" dir="auto">
              {about}
            </p>
          ) : null}
          {children}
        </section>
      </div>
    </>
  );
}
