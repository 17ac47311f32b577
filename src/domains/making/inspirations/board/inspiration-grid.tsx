import { useAllUploads } from '#domains/around/attachments/uploads.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { useUnsyncedIds } from '#client/sync/reading/unsynced.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { inspirations } from '#domains/making/inspirations/data.ts';
import type { Inspiration } from '#domains/making/inspirations/schema.ts';
import { InspirationCard } from './inspiration-card.tsx';
import type { Shelf } from './shelf.ts';
import './inspiration-grid.css';

interface InspirationGridProps {
  shown: readonly Inspiration[];
  isList: boolean;
  shelf: Shelf;
  canEdit: boolean;
  selection: { has: (id: string) => boolean; selected: readonly Inspiration[] };
  onSelect: (id: string) => void;
  onOpen: (id: string) => void;
  onSort: (inspiration: Inspiration) => void;
  /** Where cards stand in an order of one's own. */
  onMove: ((id: string, by: -1 | 1) => void) | undefined;
}

/** The cards. */
export function InspirationGrid(props: InspirationGridProps) {
  const { shown, isList, selection, ...shared } = props;
  const formats = useFormats();
  const unsynced = useUnsyncedIds();
  const failures = inspirations.useFailures();
  const shares = sharesOf(useAllUploads());
  const failed = new Map(failures.map((failure) => [failure.id, failure]));
  return (
    <ul
      className={classNames(
        'inspirations',
        isList && 'is-list',
        selection.selected.length > 0 && 'is-selecting',
      )}
      aria-label="Inspirations"
    >
      {shown.map((inspiration) => (
        <InspirationCard
          key={inspiration.id}
          {...shared}
          inspiration={inspiration}
          formats={formats}
          share={shares.get(inspiration.id)}
          isUnsynced={unsynced.has(inspiration.id)}
          failure={failed.get(inspiration.id)}
          isSelected={selection.has(inspiration.id)}
        />
      ))}
    </ul>
  );
}

function sharesOf(uploads: ReturnType<typeof useAllUploads>): ReadonlyMap<string, number> {
  return new Map(
    uploads.flatMap(({ subject, share, error }) =>
      subject.inspirationId && !error ? [[subject.inspirationId, share ?? 0] as const] : [],
    ),
  );
}
