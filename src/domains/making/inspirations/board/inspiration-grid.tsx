import { Plus } from 'lucide-react';
import { useAllUploads } from '#domains/around/attachments/uploads.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { FailedRows } from '#client/ui/rows/failed-rows.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '#client/ui/base/states.tsx';
import { inspirations } from '#domains/making/inspirations/data.ts';
import type { Inspiration } from '#domains/making/inspirations/schema.ts';
import { InspirationCard } from './inspiration-card.tsx';
import type { Shelf } from './shelf.ts';
import './inspiration-grid.css';

interface InspirationGridProps {
  shown: readonly Inspiration[];
  /** How many there are, whatever is shown of them. */
  total: number;
  isNarrowed: boolean;
  isList: boolean;
  shelf: Shelf;
  canEdit: boolean;
  selected: ReadonlySet<string>;
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
  onSort: (inspiration: Inspiration) => void;
  /** Where cards stand in an order of one's own. */
  onMove: ((id: string, by: -1 | 1) => void) | undefined;
  onSave: () => void;
  onClear: () => void;
}

/** The cards, or why there are none. */
export function InspirationGrid({
  shown,
  total,
  isNarrowed,
  isList,
  shelf,
  canEdit,
  selected,
  onSelect,
  onOpen,
  onSort,
  onMove,
  onSave,
  onClear,
}: InspirationGridProps) {
  const status = inspirations.useStatus();
  const formats = useFormats();
  const unsynced = inspirations.usePendingIds();
  const failures = inspirations.useFailures();
  const shares = sharesOf(useAllUploads());
  const failed = new Map(failures.map((failure) => [failure.id, failure]));
  const lost = failures.filter(({ operation }) => operation === 'create');
  return (
    <>
      <FailedRows failed={lost} titleOf={({ title }) => (typeof title === 'string' ? title : '')} />
      {shown.length > 0 ? (
        <ul
          className={classNames(
            'inspirations',
            isList && 'is-list',
            selected.size > 0 && 'is-selecting',
          )}
          aria-label="Inspirations"
        >
          {shown.map((inspiration) => (
            <InspirationCard
              key={inspiration.id}
              inspiration={inspiration}
              shelf={shelf}
              formats={formats}
              canEdit={canEdit}
              share={shares.get(inspiration.id)}
              isUnsynced={unsynced.has(inspiration.id)}
              failure={failed.get(inspiration.id)}
              isSelected={selected.has(inspiration.id)}
              onSelect={onSelect}
              onOpen={onOpen}
              onSort={onSort}
              onMove={onMove}
            />
          ))}
        </ul>
      ) : status === 'loading' && total === 0 ? (
        <SkeletonRows rows={6} />
      ) : status === 'error' && total === 0 ? (
        <ErrorState onRetry={inspirations.retry} />
      ) : total === 0 ? (
        <NothingYet canEdit={canEdit} onSave={onSave} />
      ) : isNarrowed ? (
        <EmptyState
          title="No inspirations match these filters"
          action={<Button onClick={onClear}>Clear filters</Button>}
        />
      ) : (
        <EmptyState title="Nothing in here yet">
          {canEdit ? 'Drag a card onto a collection, or paste a link while it is open.' : null}
        </EmptyState>
      )}
    </>
  );
}

function NothingYet({ canEdit, onSave }: { canEdit: boolean; onSave: () => void }) {
  const save = (
    <Button variant="primary" icon={<Plus />} onClick={onSave}>
      Save link
    </Button>
  );
  return (
    <EmptyState title="Nothing saved yet" shape="cards" action={canEdit ? save : null}>
      Save posts, pictures and lines you want to learn from. Paste a link to start.
    </EmptyState>
  );
}

function sharesOf(uploads: ReturnType<typeof useAllUploads>): ReadonlyMap<string, number> {
  return new Map(
    uploads.flatMap(({ subject, share, error }) =>
      subject.inspirationId && !error ? [[subject.inspirationId, share] as const] : [],
    ),
  );
}
